import type { CategoryFile } from '../../types';

export default {
  order: 4,
  banner: 'curtains-hotel-hero',
  media: [
    { type: 'image', src: 'curtains-hotel-1' },
    { type: 'video', src: 'hotel-evening' },
    { type: 'image', src: 'curtains-hotel-2' },
    { type: 'video', src: 'blackout-closing' },
    { type: 'image', src: 'curtains-hotel-3' },
    { type: 'video', src: 'wave-drawing' },
  ],
  icons: ['bed', 'fire', 'remote'],
  delivery: { unit: 'working-days', from: 3, to: 4 },
  services: ['curtains', 'carpets', 'beds'],
  words: {
    en: {
      name: 'Hotel',
      heading: 'Hotel Curtains',
      description:
        'Hotel curtains in Qatar: flame-retardant cloth, sheer and blackout on motors, hung floor by floor. Free site visit, 3-4 working days per floor.',
      overline: 'Contract curtains',
      introTitle: 'The same room, behind every door',
      intro: [
        'A guest room has two curtains on two tracks. The sheer shows the skyline and stays closed by day; the blackout wave, under a pelmet with its own light, closes for the night. Every room of a type gets the same cloth, the same drop and the same switch.',
        'Made for the hotels and serviced flats of West Bay, Lusail and Msheireb. A floor takes 3-4 working days, so the other floors can stay open to guests.',
      ],
      goodFor: 'Guest rooms, suites, serviced flats',
      make: { label: 'Cloth', value: 'Flame-retardant, 300 cm wide' },
      control: { label: 'Motor', value: 'Wired, bedside switch or key card' },
      features: [
        {
          title: 'Sleep after a late flight',
          text: 'Who lands at 03:00 still has a dark room at 10:00. The pelmet covers the gap on top.',
        },
        {
          title: 'Flame-retardant fibre',
          text: 'The protection is in the polyester yarn itself, so the laundry cannot wash it out.',
        },
        {
          title: 'One switch at the bed',
          text: 'Sheer and blackout have a motor each and can follow the room’s key card.',
        },
      ],
      galleryHeading: 'Hotel Curtains Gallery',
      captions: [
        'By day: sand waves under a walnut pelmet',
        'Film: turn-down, the bronze pair closes',
        'Gold, lit from the cove above',
        'Film: how dark a blackout lining makes it',
        'Wine red at dusk, open on the skyline',
        'Film: beige waves, for a suite with more glass',
      ],
      reasons: [
        {
          title: 'One room first',
          text: 'A sample room is hung and agreed with you. Then we cut the rest.',
        },
        {
          title: 'Floor by floor',
          text: '3-4 working days per floor, in the order your bookings allow.',
        },
        {
          title: 'Numbered hems',
          text: 'The room number is sewn inside, so housekeeping rehangs the right pair.',
        },
        {
          title: 'Little noise',
          text: 'Drilling is kept to the hours that your front office gives us.',
        },
      ],
      callToAction: {
        title: 'Start with a typical room',
        text: 'Send its drawing and the number of keys. We visit, measure and plan the floors.',
      },
    },
  },
} satisfies CategoryFile;
