import type { CategoryFile } from '../../types';

export default {
  order: 2,
  banner: 'blinds-venetian-hero',
  media: [
    { type: 'image', src: 'blinds-venetian-1' },
    { type: 'video', src: 'venetian-tilt' },
    { type: 'image', src: 'blinds-venetian-2' },
    { type: 'video', src: 'vertical-turn' },
    { type: 'image', src: 'blinds-venetian-3' },
    { type: 'video', src: 'office-screens' },
  ],
  icons: ['sun', 'privacy', 'air'],
  delivery: { unit: 'hours', from: 48, to: 72 },
  services: ['majlis', 'cabinets', 'flooring'],
  words: {
    en: {
      name: 'Venetian',
      heading: 'Venetian Blinds',
      description:
        'Venetian blinds in oak, painted wood or aluminium: tilt the slats for light, shade or privacy. Strung to your size in Doha and ready in 48-72 hours.',
      overline: 'Slats of wood and aluminium',
      introTitle: 'Turn the light by a few degrees',
      intro: [
        'A venetian blind is a ladder of slats. A small turn is enough: level for the garden, half way against the sun, closed for the night. Wood is warm to the eye and suits a majlis or a study. Aluminium is thin and does not mind the steam of a bathroom.',
        'The slats are cut and strung for your window in 48-72 hours. Where a window has several sashes, each gets a blind of its own, so that one can open alone. On the day, we level the headrail and try every tilt.',
      ],
      goodFor: 'Studies, living rooms, bathrooms',
      make: { label: 'Slat width', value: '25, 35 or 50 mm' },
      control: { label: 'Tilt and lift', value: 'Wand and cord, or a motor' },
      features: [
        {
          title: 'Sun sent to the ceiling',
          text: 'Room-side edge up: the slats stop the glare and pass its light on, above your head.',
        },
        {
          title: 'Unseen from the street',
          text: 'Room-side edge down: people below lose sight of the room, and you still see the sky.',
        },
        {
          title: 'Dusted where it hangs',
          text: 'Close the slats, run a dry cloth along them, turn them over and do the other face.',
        },
      ],
      // 'Roller Blinds Gallery' on purpose (specification, section 2).
      galleryHeading: 'Roller Blinds Gallery',
      captions: [
        'White slats, nearly closed, in a room that stays bright',
        'Film: oak, from open to closed',
        'Oak and its ladder cords, tilted to the garden',
        'Film: louvres, the upright cousin',
        'Grey aluminium, seen along the wall',
        'Film: screens, for those who prefer cloth to slats',
      ],
      reasons: [
        {
          title: 'Weight said aloud',
          text: 'Wood over 2 m wide is heavy to lift. We tell you when two blinds are better than one.',
        },
        {
          title: 'Lines that run on',
          text: 'On neighbouring windows we set the slats to one height, so the eye does not stumble.',
        },
        {
          title: 'Cords out of reach',
          text: 'Lift cords end at a cleat 150 cm above the floor, or the bottom rail lifts without any.',
        },
        {
          title: 'Room for the stack',
          text: 'Raised, 150 cm of wooden slats still take a little over 20 cm. We plan where they rest.',
        },
      ],
      callToAction: {
        title: 'Oak, white or metal?',
        text: 'Tell us the room and what lies outside its window. We bring slats to hold against the frame.',
      },
    },
  },
} satisfies CategoryFile;
