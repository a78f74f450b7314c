import { site } from '../site';

/** The words of /about. */
export const aboutPage = {
  title: 'About',
  description:
    'A curtain, blind and furniture shop in Mansoura, Doha: what we make, how we work, four rooms to look at, and a free visit anywhere in Qatar.',
  overline: 'The shop',
  heading: `Welcome to ${site.name}`,
  intro: [
    'We make curtains, blinds and furniture for homes, offices and hotels in Qatar. In the showroom in Mansoura you can take a cloth to the window and see what it does to the light.',
    'Cabinets, sofas, carpets, wallpaper, floors and aluminium belong to the same house. You explain your rooms once, and the trades follow in the right order: floor and paper first, curtains last.',
  ],
  values: [
    {
      title: 'Our Mission',
      text: 'To give each room the light its owner needs: dark at noon after a night shift, soft at breakfast, private once the lamps are on.',
    },
    {
      title: 'Our Vision',
      text: 'Homes in Qatar where window, wall, floor and seat are planned together, by people who know the same heat and the same dust.',
    },
    {
      title: 'Our Values',
      text: 'Measure twice. Name a day and keep it. Say so when the simpler cloth will do. Leave the room clean.',
    },
  ],
  expertise: {
    overline: 'At the window',
    title: 'Our Expertise',
    items: [
      {
        title: 'Custom Curtains',
        text: 'Pleats, waves or eyelets, cut to the floor of that one room and lined for the hours when the sun stands in it.',
      },
      {
        title: 'Motorized Blinds',
        text: 'Moved by remote, wall switch or timer. A rechargeable motor needs no new cable in a finished flat.',
      },
      {
        title: 'Window Accessories',
        text: 'Rods, tracks, pelmets, tie-backs and chain holders, with the right anchor for block, gypsum or aluminium.',
      },
    ],
  },
  work: {
    overline: 'Four rooms',
    title: 'Our Work',
    text: 'A majlis, a family room, a hotel room and an office, and what belongs in each.',
    captions: [
      'Majlis: Sadu seats on three walls, with curtains and pelmet in the same red',
      'Family room: walnut slats and an oak console that hide every cable',
      'Hotel room: bronze waves under a lit cove, sheers left closed for the skyline',
      'Meeting room: grey screens that calm the glare and keep the towers in view',
    ],
  },
  contact: {
    overline: 'Free of charge',
    title: 'Get in Touch',
    text: 'Consultation and site visits are free anywhere in Qatar, from Mesaieed to Al Ruwais. Name the room and an hour when you are at home; we bring samples and a tape measure.',
  },
} as const;
