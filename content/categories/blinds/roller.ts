import type { CategoryFile } from '../../types';

export default {
  order: 3,
  banner: 'blinds-roller-hero',
  media: [
    { type: 'image', src: 'blinds-roller-1' },
    { type: 'video', src: 'roller-doors' },
    { type: 'image', src: 'blinds-roller-2' },
    { type: 'video', src: 'roller-lowering' },
    { type: 'image', src: 'blinds-roller-3' },
    { type: 'video', src: 'blackout-blind-lowering' },
  ],
  icons: ['width', 'sunset', 'remote'],
  delivery: { unit: 'hours', to: 48 },
  services: ['aluminium', 'sofas', 'curtains'],
  words: {
    en: {
      name: 'Roller',
      // 'Roller Blinds' alone is the heading of /curtains/roller, and tab titles are unique.
      heading: 'Roller Blinds for Doors & Windows',
      description:
        'Roller blinds for sliding doors and wide windows: slim cassette, plain cloth, remote or chain. We measure around your handles; ready in 48 hours.',
      overline: 'Slim cassette',
      introTitle: 'Rolled up, and the door is free',
      intro: [
        'One cloth, one tube, one bar at the bottom: a roller blind has few parts. Raised, it is a roll about 10 cm high above the frame, and a sliding door opens under it. It suits terrace doors in Lusail and balcony glass at The Pearl, where a long hem would gather the sand.',
        'Each door gets its own blind, so that you walk out through one and keep the shade on the other. They are ready in 48 hours. We fix them to wall or ceiling, slide the doors to and fro beneath, and set where the cloth stops.',
      ],
      goodFor: 'Sliding doors, balconies, wide windows',
      make: { label: 'Fixing', value: 'Wall, ceiling or inside the frame' },
      control: { label: 'Motor', value: 'Rechargeable or wired; or a chain' },
      features: [
        {
          title: 'Wide without a seam',
          text: 'Many cloths come 280 cm wide. Beyond that, two blinds meet at a post, not on the glass.',
        },
        {
          title: 'As low as the sun',
          text: 'At 14:00 half the height is enough. At sunset on the west side, bring it all the way down.',
        },
        {
          title: 'Two doors, one button',
          text: 'A remote moves the row or a single blind, and no chain hangs where people pass.',
        },
      ],
      galleryHeading: 'Roller Blinds for Doors & Windows Gallery',
      captions: [
        'Teal at two heights, the sea below',
        'Film: cream cloth comes down before the sea',
        'Oat cloth, slim cassette, chain at the side',
        'Film: three windows, one after another',
        'Gold cloth with the sun behind it',
        'Film: in side channels, for the bedroom door',
      ],
      reasons: [
        {
          title: 'Handles counted',
          text: 'We measure how far locks and handles stand out, and keep the cloth clear of them.',
        },
        {
          title: 'Square on the tube',
          text: 'Cloth cut a millimetre askew creeps to one side as it rolls. Ours is cut on a squared table.',
        },
        {
          title: 'Sea air in mind',
          text: 'Near the water we use aluminium tubes and stainless chains, which do not rust.',
        },
        {
          title: 'With the door open',
          text: 'A breeze lifts loose cloth. A heavier bar, or a wire at each edge, keeps it at the door.',
        },
      ],
      callToAction: {
        title: 'Where does your door lead?',
        text: 'Photograph it from inside, handle included. We name cloths that suit its side of the house and agree a visit.',
      },
    },
  },
} satisfies CategoryFile;
