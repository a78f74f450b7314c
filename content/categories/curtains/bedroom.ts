import type { CategoryFile } from '../../types';

export default {
  order: 2,
  banner: 'curtains-bedroom-hero',
  media: [
    { type: 'image', src: 'curtains-bedroom-1' },
    { type: 'video', src: 'bedroom-drawing' },
    { type: 'image', src: 'curtains-bedroom-2' },
    { type: 'video', src: 'blackout-closing' },
    { type: 'image', src: 'curtains-bedroom-3' },
    { type: 'video', src: 'hotel-evening' },
  ],
  icons: ['privacy', 'moon', 'water'],
  delivery: { unit: 'same-week' },
  services: ['beds', 'curtains', 'wallpaper'],
  words: {
    en: {
      name: 'Bedroom',
      heading: 'Bedroom Curtains',
      description:
        'Bedroom curtains for villas and flats in Qatar: a sheer for the day, a lined pair for the night. Free visit and measuring, hung in the same week.',
      overline: 'Sheer and lined pair',
      introTitle: 'Soft by day, private by night',
      intro: [
        'A bedroom window needs two layers. By day a sheer lets you look out and hides the room from the street. After dark, with a lamp on, the sheer hides nothing, and a lined pair closes in front of it.',
        'This suits villas that stand close together, as in Al Thumama or Al Wakrah, and flats that face another tower. You order, we sew, and the curtains hang in the same week.',
      ],
      goodFor: 'Main bedrooms, children, guest rooms',
      make: { label: 'Layers', value: 'Sheer behind, lined pair in front' },
      control: { label: 'Rod', value: 'Brass colour, sheer on a track' },
      features: [
        {
          title: 'Private after dark',
          text: 'The lined pair meets in the middle and closes the view from the villa next door.',
        },
        {
          title: 'Choose your morning',
          text: 'In June the sun is up before 05:00. Cotton lining lets it in softly, dim-out delays it.',
        },
        {
          title: 'Dust washes out',
          text: 'The sheer unhooks from its gliders and goes in the machine at 30 °C.',
        },
      ],
      galleryHeading: 'Bedroom Curtains Gallery',
      captions: [
        'Rose, open on sheers and a garden',
        'Film: the rose pair drawn over the sheers',
        'Sage pleats under a brass rod',
        'Film: chocolate blackout, for a later morning',
        'Cream, half drawn, with a rust throw',
        'Film: how a hotel bedroom closes its day',
      ],
      reasons: [
        {
          title: 'The bed stays in place',
          text: 'Headboard, lamp and socket are in our sketch, so the folds clear all three.',
        },
        {
          title: 'Rings that make no noise',
          text: 'Nylon inside each ring: one rises for Fajr, the other sleeps on.',
        },
        {
          title: 'Cushions to match',
          text: 'Ask before we cut, and a bed runner comes from the same roll.',
        },
        {
          title: 'Same week',
          text: 'Is family on the way? Cutting, sewing and hanging fall in one week.',
        },
      ],
      callToAction: {
        title: 'Tell us how you sleep',
        text: 'Early or late, dark or soft. With one photo of the window we suggest a lining.',
      },
    },
  },
} satisfies CategoryFile;
