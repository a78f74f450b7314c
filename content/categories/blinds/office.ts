import type { CategoryFile } from '../../types';

export default {
  order: 4,
  banner: 'blinds-office-hero',
  media: [
    { type: 'image', src: 'blinds-office-1' },
    { type: 'video', src: 'office-screens' },
    { type: 'image', src: 'blinds-office-2' },
    { type: 'video', src: 'vertical-turn' },
    { type: 'image', src: 'blinds-office-3' },
    { type: 'video', src: 'roller-lowering' },
  ],
  icons: ['contrast', 'privacy', 'motor'],
  delivery: { unit: 'hours', to: 48 },
  services: ['office-furniture', 'carpets', 'aluminium'],
  words: {
    en: {
      name: 'Office',
      heading: 'Office Blinds',
      description:
        'Office blinds in screen cloth: monitors you can read, a view kept, one straight line on the facade. Ready in 48 hours, fitted when desks are empty.',
      overline: 'Screen cloth',
      introTitle: 'Clear monitors, and a view to rest on',
      intro: [
        'Screen cloth is woven from coated yarn with fine holes. You look out through it as through sunglasses, and the monitor beside the window loses its shine. Between the towers of West Bay, where glass faces glass, it keeps a desk usable through the afternoon.',
        'One survey covers the whole floor. The blinds are ready in 48 hours, and we can hang them in the evening, until 22:00, after your people have gone home.',
      ],
      goodFor: 'Desks by the glass, meeting rooms',
      make: { label: 'Openness', value: '1%, 3% or 5% of the cloth' },
      control: { label: 'Chain or motor', value: 'By window, row or floor' },
      features: [
        {
          title: 'Dark cloth or white',
          text: 'Charcoal takes the most glare and leaves the sharpest view. White keeps the room lighter.',
        },
        {
          title: 'Honest about evenings',
          text: 'After sunset, with lamps on, a screen can be seen through. Board rooms get a closed cloth.',
        },
        {
          title: 'Bars in one line',
          text: 'Motors on one switch stop at the same height along the facade, on a timer if you like.',
        },
      ],
      galleryHeading: 'Office Blinds Gallery',
      captions: [
        'Charcoal on four windows of a meeting room',
        'Film: grey screens, lowered behind the table',
        'Grey at two heights, dark cassettes and bars',
        'Film: louvres, for glass down to the floor',
        'White screens, seen from a chair',
        'Film: sand rollers, for the waiting area',
      ],
      reasons: [
        {
          title: 'A plan with numbers',
          text: 'Every blind carries the number of its window, so nobody guesses on the day.',
        },
        {
          title: 'Row by row',
          text: 'We cover the desks, finish one row, clean it, and only then open the next boxes.',
        },
        {
          title: 'Rules of the building',
          text: 'If your landlord asks for flame-retardant cloth, say so at the survey. We offer only those.',
        },
        {
          title: 'Each room its own',
          text: 'Where a partition meets the glass we split the blind, so no two rooms share a chain.',
        },
      ],
      callToAction: {
        title: 'Send the floor plan',
        text: 'Or the number of windows and a photo of one. We answer with an openness, a colour and a date for the survey.',
      },
    },
  },
} satisfies CategoryFile;
