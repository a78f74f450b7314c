import type { CategoryFile } from '../../types';

export default {
  order: 6,
  banner: 'curtains-livingroom-hero',
  media: [
    { type: 'image', src: 'curtains-livingroom-1' },
    { type: 'video', src: 'living-closing' },
    { type: 'image', src: 'curtains-livingroom-2' },
    { type: 'video', src: 'curtain-opening' },
    { type: 'image', src: 'curtains-livingroom-3' },
    { type: 'video', src: 'window-drawing' },
  ],
  icons: ['sunset', 'needle', 'people'],
  delivery: { unit: 'working-days', from: 2, to: 3 },
  services: ['curtains', 'sofas', 'majlis'],
  words: {
    en: {
      name: 'Living Room',
      heading: 'Living Room Curtains',
      description:
        'Living room curtains in Doha: pinch pleats in velvet or linen weave over sheers, for villas and majlis. Free visit in Qatar, ready in 2-3 working days.',
      overline: 'Pinch pleat',
      introTitle: 'Folds that guests sit beside',
      intro: [
        'These curtains are looked at all day, mostly while they are open. A pinch pleat keeps them in order: three small folds are sewn together every 12 cm along the top, and the cloth falls from them in one line to the carpet.',
        'Behind them a sheer stays across the glass against the afternoon sun. It suits a family room in Al Waab, a majlis in Al Rayyan or a flat at Porto Arabia. We hang the set 2-3 working days after your order.',
      ],
      goodFor: 'Family rooms, majlis, dining rooms',
      make: { label: 'Heading', value: 'Triple pleat, 2.5 times the width' },
      control: { label: 'Rod or track', value: '28 mm rod by hand, track by motor' },
      features: [
        {
          title: 'The television, readable',
          text: 'West light reaches the screen from about 15:00. The sheer dims it, the curtain ends it.',
        },
        {
          title: 'Weight at the hem',
          text: 'Velvet of 350 g per m² and a double hem of 10 cm pull every pleat straight.',
        },
        {
          title: 'Family and guests',
          text: 'A pair across an opening closes the family side while visitors sit in the majlis.',
        },
      ],
      galleryHeading: 'Living Room Curtains Gallery',
      captions: [
        'Teal from the side, with a rust armchair',
        'Film: the teal pair comes together',
        'Rust pleats, near enough to count',
        'Film: brown pleats open on sheers and the sea',
        'Olive, drawn aside for the garden',
        'Film: cream, where a room has two windows',
      ],
      reasons: [
        {
          title: 'Chosen on your sofa',
          text: 'We lay the samples on your own seats and carpet, by day and by lamp.',
        },
        {
          title: 'Tall halls',
          text: 'For a drop of 5 m we bring a scaffold and use cloth without a cross seam.',
        },
        {
          title: 'Coffee and children',
          text: 'A damp cloth cleans a polyester weave. Velvet wants a soft brush.',
        },
        {
          title: 'Before the visit',
          text: 'Tell us the day your guests come. An order takes 2-3 working days.',
        },
      ],
      callToAction: {
        title: 'Show us the room',
        text: 'One photo towards the window, sofa included. We bring fabrics that go with it.',
      },
    },
  },
} satisfies CategoryFile;
