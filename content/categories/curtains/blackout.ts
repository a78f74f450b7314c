import type { CategoryFile } from '../../types';

export default {
  order: 1,
  banner: 'curtains-blackout-hero',
  media: [
    { type: 'image', src: 'curtains-blackout-1' },
    { type: 'video', src: 'blackout-closing' },
    { type: 'image', src: 'curtains-blackout-2' },
    { type: 'video', src: 'blackout-blind-lowering' },
    { type: 'image', src: 'curtains-blackout-3' },
    { type: 'video', src: 'bedroom-drawing' },
  ],
  icons: ['night', 'heat', 'swatches'],
  delivery: { unit: 'hours', from: 48, to: 72 },
  services: ['curtains', 'beds'],
  words: {
    en: {
      name: 'Blackout',
      heading: 'Blackout Curtains',
      description:
        'Blackout curtains in Doha: coated lining, edges closed to the wall, for bedrooms and day sleepers. Free measuring in Qatar, hung in 48-72 hours.',
      overline: 'Coated lining',
      introTitle: 'Dark at noon, when you need it',
      intro: [
        'The lining of a blackout curtain is coated three times, so daylight cannot pass through the cloth. What is left is light at the edges, and we close those by measure: 20 cm past the frame on both sides, an overlap in the middle, a hem 1 cm from the floor.',
        'Made for bedrooms, nurseries and film rooms, and for those who work nights in Ras Laffan and sleep by day in Al Khor. Hung 48-72 hours after you order.',
      ],
      goodFor: 'Day sleepers, babies, film rooms',
      make: { label: 'Lining', value: 'Three coats, 280 g per m²' },
      control: { label: 'Track', value: 'On the ceiling, 10 cm overlap' },
      features: [
        {
          title: 'Closed at the edges',
          text: 'Both ends turn back to the wall, so no bright line stands beside the bed.',
        },
        {
          title: 'Sun kept off the bed',
          text: 'Closed before noon on a south window, it keeps direct sun off floor and mattress.',
        },
        {
          title: 'Dark in a pale colour',
          text: 'The lining does the work. A cream curtain darkens as well as a brown one.',
        },
      ],
      galleryHeading: 'Blackout Curtains Gallery',
      captions: [
        'Chocolate, half open on sheers and towers',
        'Film: closing, until the room is dark',
        'At the edge: only the sheer lets light in',
        'Film: as a blind, in side channels',
        'Navy at dusk, one strip of sky left',
        'Film: rose, drawn in a bedroom',
      ],
      reasons: [
        {
          title: 'Seen at your window',
          text: 'We hold a lined sample to the glass. You see the dark before you order.',
        },
        {
          title: 'No stars in the seam',
          text: 'Needle holes let light in, so seams are placed inside the folds.',
        },
        {
          title: 'Two nights, or three',
          text: 'Sewn and hung in 48-72 hours, on its own track.',
        },
        {
          title: 'Safe for a nursery',
          text: 'No cord hangs down. It is drawn by hand, wand or motor.',
        },
      ],
      callToAction: {
        title: 'Where does light wake you?',
        text: 'Send a photo taken at midday and the width of the wall. We reply with a visit time.',
      },
    },
  },
} satisfies CategoryFile;
