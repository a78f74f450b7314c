import type { CategoryFile } from '../../types';

export default {
  order: 5,
  banner: 'curtains-wave-hero',
  media: [
    { type: 'image', src: 'curtains-wave-1' },
    { type: 'video', src: 'wave-drawing' },
    { type: 'image', src: 'curtains-wave-2' },
    { type: 'video', src: 'office-drawing' },
    { type: 'image', src: 'curtains-wave-3' },
    { type: 'video', src: 'hotel-evening' },
  ],
  icons: ['ruler', 'sun', 'motor'],
  delivery: { unit: 'working-days', from: 3, to: 4 },
  services: ['curtains', 'sofas', 'flooring'],
  words: {
    en: {
      name: 'Wave',
      heading: 'Wave Curtains',
      description:
        'Wave curtains for wide glass in Doha: even folds, a flat stack, hand or motor. Measured free anywhere in Qatar and hung in 3-4 working days.',
      overline: 'Wave heading',
      introTitle: 'One even ripple, from wall to wall',
      intro: [
        'A wave curtain hangs from gliders set at a fixed distance, so every fold has the same depth from the track to the floor. It stacks flat, needs no rod, and suits the wide glazing of towers and new villas. Sheer by day, lined by night, on a hand-drawn or motorised track.',
      ],
      goodFor: 'Wide glass, living rooms, offices',
      make: { label: 'Fabric fullness', value: '2.0 to 2.2 times the width' },
      control: { label: 'Track', value: 'Ceiling or wall, hand or motor' },
      features: [
        {
          title: 'Even folds that stay',
          text: 'Gliders on a cord keep every wave 8 cm deep, after washing too.',
        },
        {
          title: 'Light in layers',
          text: 'A sheer softens the noon glare; a lining behind it darkens the room.',
        },
        {
          title: 'Quiet by motor',
          text: 'A rechargeable or wired motor draws a five-metre pair in about fifteen seconds.',
        },
      ],
      galleryHeading: 'Wave Curtains Gallery',
      captions: [
        'Grey on a wide sea view',
        'Film: drawn across a wall of glass',
        'The heading, from close',
        'Film: the same heading in an office',
        'The hem, a finger above the marble',
        'Film: bronze waves close at dusk',
      ],
      reasons: [
        { title: 'Own workshop', text: 'Seams, hems and weights made here, not shipped in.' },
        { title: 'Heat known', text: 'Linings chosen for a west window in August.' },
        { title: 'Clean fitting', text: 'Drilled with extraction, furniture covered.' },
        { title: 'After care', text: 'We come back once to adjust the drop, free.' },
      ],
      callToAction: {
        title: 'Send us your window',
        text: 'A photo, a width and a height. We answer with fabrics and a date.',
      },
    },
  },
} satisfies CategoryFile;
