import type { CategoryFile } from '../../types';

export default {
  order: 5,
  banner: 'blinds-vertical-hero',
  media: [
    { type: 'image', src: 'blinds-vertical-1' },
    { type: 'video', src: 'vertical-turn' },
    { type: 'image', src: 'blinds-vertical-2' },
    { type: 'video', src: 'venetian-tilt' },
    { type: 'image', src: 'blinds-vertical-3' },
    { type: 'video', src: 'roller-doors' },
  ],
  icons: ['sunset', 'hand', 'water'],
  delivery: { unit: 'hours', from: 48, to: 72 },
  services: ['office-furniture', 'flooring', 'aluminium'],
  words: {
    en: {
      name: 'Vertical',
      heading: 'Vertical Blinds',
      description:
        'Vertical blinds for tall glass and balcony doors: louvres that turn to the sun and draw aside. Cut to your floor, hung by us, ready in 48-72 hours.',
      overline: 'Louvres on a headrail',
      introTitle: 'Upright louvres for tall glass',
      intro: [
        'Strips of stiffened cloth hang from a rail and turn together, like the pages of a book. Open, they are thin lines. Half turned, they hide one side and show the other. Drawn, 3 m of them stack into about 40 cm and leave the door free.',
        'They suit shop fronts, clinics, and the high living rooms of villas in Al Khor and Al Wakrah. One rail can cover 6 m. The louvres are ready in 48-72 hours, and the rail goes up first: once it is level, the strips clip in one by one.',
      ],
      goodFor: 'Balcony doors, tall windows, shops',
      make: { label: 'Louvre width', value: '89 or 127 mm' },
      control: { label: 'Wand', value: 'Turns and draws; or a motor' },
      features: [
        {
          title: 'Against the late sun',
          text: 'In the afternoon it slips in under any awning. Turn the louvres from it and keep the other half of the view.',
        },
        {
          title: 'One wand, no loops',
          text: 'A stick turns and draws them. Weights are sewn into the hems, with no chain along the floor.',
        },
        {
          title: 'One strip at a time',
          text: 'A stained louvre unhooks from its clip. Sponge it flat on a table, or order that one anew.',
        },
      ],
      // 'Roller Blinds Gallery' on purpose (specification, section 2).
      galleryHeading: 'Roller Blinds Gallery',
      captions: [
        'Sage louvres, from closed to open',
        'Film: cream louvres turn before the city',
        'Oat cloth at the headrail, towers behind',
        'Film: the level version, in oak',
        'Grey louvres, half turned above a stone floor',
        'Film: rollers, another answer for doors',
      ],
      reasons: [
        {
          title: 'No hem that drags',
          text: 'Floors slope. We take the height at every metre and cut to the shortest.',
        },
        {
          title: 'Drawn your way',
          text: 'To the left, to the right or parted in the middle: it depends on where you walk through.',
        },
        {
          title: 'Still in the draught',
          text: 'An air-conditioning outlet sets light strips swinging. There we choose heavier weights.',
        },
        {
          title: 'Straight on hot glass',
          text: 'The louvres are stiffened polyester, and their edges do not curl in the summer.',
        },
      ],
      callToAction: {
        title: 'How tall is the glass?',
        text: 'Height, width, and the side you walk through: three facts on WhatsApp. We come with louvres in both widths.',
      },
    },
  },
} satisfies CategoryFile;
