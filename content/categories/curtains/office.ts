import type { CategoryFile } from '../../types';

export default {
  order: 8,
  banner: 'curtains-office-hero',
  media: [
    { type: 'image', src: 'curtains-office-1' },
    { type: 'video', src: 'office-drawing' },
    { type: 'image', src: 'curtains-office-2' },
    { type: 'video', src: 'office-screens' },
    { type: 'image', src: 'curtains-office-3' },
    { type: 'video', src: 'wave-drawing' },
  ],
  icons: ['tower', 'sun', 'briefcase'],
  delivery: { unit: 'working-days', from: 2, to: 3 },
  services: ['office-furniture', 'curtains', 'carpets'],
  words: {
    en: {
      name: 'Office',
      heading: 'Office Curtains',
      description:
        'Office curtains for towers and clinics in Doha: less glare on screens, less echo, plain colours. Free measuring on site, hung in 2-3 working days.',
      overline: 'For the workplace',
      introTitle: 'Screens you can read at 14:00',
      intro: [
        'In an office the curtain has three tasks: take the glare off the screens, close a meeting room to the corridor, and soften the echo between glass and hard floor. A sheer stays drawn in working hours. The heavier layer closes for a call or a presentation.',
        'They suit tower floors in West Bay, marina offices in Lusail and clinics along C-Ring Road. The order hangs within 2-3 working days, and desks stay where they are.',
      ],
      goodFor: 'Tower floors, boardrooms, clinics',
      make: { label: 'Fabric fullness', value: '1.8 times, for a flat front' },
      control: { label: 'Wand or motor', value: 'A wand per bay, or a wall switch' },
      features: [
        {
          title: 'Custom fitting',
          text: 'Each bay is measured on its own, and the track is bent around columns and corners.',
        },
        {
          title: 'Glare and light control',
          text: 'The sheer spreads the sun over the whole floor. No desk sits in the bright strip.',
        },
        {
          title: 'Minimalist elegance',
          text: 'One plain colour, a thin track, no tassels. Open, it takes about 40 cm a side.',
        },
      ],
      galleryHeading: 'Office Curtains Gallery',
      captions: [
        'Charcoal waves behind an oak desk',
        'Film: grey drawn along an office window',
        'Grey eyelets on a black rod',
        'Film: screen blinds, the other way to do it',
        'Oat and sheer, from behind a desk chair',
        'Film: beige waves, an idea for the boardroom',
      ],
      reasons: [
        {
          title: 'After working hours',
          text: 'We can fit after 17:00, or on a Friday evening.',
        },
        {
          title: 'Building permits',
          text: 'Access and the goods lift are agreed with your tower before the day.',
        },
        {
          title: 'Room for more rooms',
          text: 'Your fabric code is kept, so the next meeting room can match the first.',
        },
        {
          title: 'Short notice',
          text: 'New lease, new floor: 2-3 working days after you say yes.',
        },
      ],
      callToAction: {
        title: 'Which side gets the sun?',
        text: 'Tell us the floor, the side and the number of bays. We come with samples and measure.',
      },
    },
  },
} satisfies CategoryFile;
