import type { CategoryFile } from '../../types';

export default {
  order: 1,
  banner: 'blinds-blackout-hero',
  media: [
    { type: 'image', src: 'blinds-blackout-1' },
    { type: 'video', src: 'blackout-blind-lowering' },
    { type: 'image', src: 'blinds-blackout-2' },
    { type: 'video', src: 'blackout-closing' },
    { type: 'image', src: 'blinds-blackout-3' },
    { type: 'video', src: 'roller-lowering' },
  ],
  icons: ['night', 'heat', 'shield'],
  delivery: { unit: 'hours', from: 48, to: 72 },
  services: ['beds', 'curtains', 'wallpaper'],
  words: {
    en: {
      name: 'Blackout',
      heading: 'Blackout Blinds',
      description:
        'Blackout blinds with cassette and side channels, for bedrooms that are dark at noon. Made to your window in Doha, chain or motor, ready in 48-72 hours.',
      overline: 'Cassette and side channels',
      introTitle: 'Night at noon, in one flat cloth',
      intro: [
        'A blackout blind is one opaque cloth on a roller. A cassette closes the gap above it and two channels hold its edges, so the sun does not come round the side. All of it sits at the window: the wall below stays free for a bed or a desk.',
        'It is made for people who sleep while others work: small children, a nurse after her night shift, a grandmother at her noon rest. The blind is ready in 48-72 hours. We hang it, switch off the lamp, and look for light together.',
      ],
      goodFor: 'Children’s and main bedrooms, cinemas',
      make: { label: 'Cassette', value: 'Closed, with side channels' },
      control: { label: 'Operation', value: 'Chain on a tensioner, or motor' },
      features: [
        {
          title: 'Sleep at any hour',
          text: 'Each channel holds 3 cm of cloth. At 11:00 in June you still need a lamp to read.',
        },
        {
          title: 'A pale back to the sun',
          text: 'Its outer face is white. It sends much of the sun back out before the room takes the warmth.',
        },
        {
          title: 'No loop for small hands',
          text: 'A tensioner on the wall holds the chain tight. With a motor, nothing hangs at all.',
        },
      ],
      galleryHeading: 'Blackout Blinds Gallery',
      captions: [
        'Brown cloth in dark channels, one blind half way',
        'Film: charcoal blinds come down, the bedroom goes dark',
        'One corner: cassette, channel, light only below',
        'Film: the same darkness with curtains',
        'Navy, both closed, above the bed',
        'Film: plain rollers, to compare',
      ],
      reasons: [
        {
          title: 'Gaps found first',
          text: 'Walls are seldom straight. We hold a level to the opening before the channels are cut.',
        },
        {
          title: 'A day cloth as well',
          text: 'A thin screen can roll behind the dark cloth, for the hours when you are up.',
        },
        {
          title: 'Two sleepers, two motors',
          text: 'Side by side, each blind has a button of its own. One can rise and the other stay down.',
        },
        {
          title: 'The right plug',
          text: 'Block in a villa, plasterboard in a tower: the screws are chosen for what is behind the paint.',
        },
      ],
      callToAction: {
        title: 'A photo from the pillow',
        text: 'Taken at the brightest hour, with the width of the opening. We reply with cloths and a day for the tape measure.',
      },
    },
  },
} satisfies CategoryFile;
