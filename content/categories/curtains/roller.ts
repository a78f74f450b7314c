import type { CategoryFile } from '../../types';

export default {
  order: 7,
  banner: 'curtains-roller-hero',
  media: [
    { type: 'image', src: 'curtains-roller-1' },
    { type: 'video', src: 'roller-lowering' },
    { type: 'image', src: 'curtains-roller-2' },
    { type: 'video', src: 'roller-doors' },
    { type: 'image', src: 'curtains-roller-3' },
    { type: 'video', src: 'office-screens' },
  ],
  icons: ['armchair', 'contrast', 'air'],
  delivery: { unit: 'working-days', from: 2, to: 3 },
  services: ['curtains', 'cabinets', 'aluminium'],
  words: {
    en: {
      name: 'Roller',
      heading: 'Roller Blinds',
      description:
        'Roller blinds where a curtain has no room: kitchens, window seats, bathrooms in Qatar. A 7 cm cassette, chain or motor, fixed in 2-3 working days.',
      overline: 'Cloth on a tube',
      introTitle: 'Where a curtain has no room',
      intro: [
        'A roller blind is one flat piece of cloth that winds on a tube. It needs 7 cm above the glass and nothing at the sides, so the window seat, the desk or the worktop below stays free. It can also hang behind a curtain and do the work of a sheer.',
        'It suits a dining corner at The Pearl, a kitchen in Al Gharrafa or a bathroom with one small pane. It is cut to the window and fixed within 2-3 working days.',
      ],
      goodFor: 'Kitchens, window seats, bathrooms',
      make: { label: 'Cassette', value: '7 cm high, in the recess or above' },
      control: { label: 'Chain', value: 'On either side, or a battery motor' },
      features: [
        {
          title: 'The seat stays yours',
          text: 'No fabric lies on the bench or falls behind the cushions when the blind is up.',
        },
        {
          title: 'Three cloths to choose',
          text: 'A screen keeps the view of the sea, a plain weave glows, a coated one darkens.',
        },
        {
          title: 'Wiped, not washed',
          text: 'Lower it, wipe it with a damp sponge, let it dry. Flat cloth has no folds for dust.',
        },
      ],
      galleryHeading: 'Roller Blinds Gallery',
      captions: [
        'Sage, at three heights above a bench',
        'Film: three sand blinds come down in turn',
        'Sand: cassette, chain and the sea below',
        'Film: cream, on doors to the sea',
        'Rust, with an oak dining table',
        'Film: grey screens along a meeting-room window',
      ],
      reasons: [
        {
          title: 'Three points measured',
          text: 'A recess is seldom square. We measure top, middle and foot, then cut to the least.',
        },
        {
          title: 'Bars in line',
          text: 'Blinds side by side get the same lower stop, so their bars form one edge.',
        },
        {
          title: 'No loose loop',
          text: 'The chain runs through a holder screwed to the wall, out of a child’s way.',
        },
        {
          title: 'A short wait',
          text: 'One flat cloth is quick to make: 2-3 working days from order to window.',
        },
      ],
      callToAction: {
        title: 'Three numbers will do',
        text: 'Width, height and depth of the recess in centimetres. We name the cloth that fits.',
      },
    },
  },
} satisfies CategoryFile;
