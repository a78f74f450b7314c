import type { CategoryFile } from '../../types';

export default {
  order: 3,
  banner: 'curtains-windows-hero',
  media: [
    { type: 'image', src: 'curtains-windows-1' },
    { type: 'video', src: 'window-drawing' },
    { type: 'image', src: 'curtains-windows-2' },
    { type: 'video', src: 'bedroom-drawing' },
    { type: 'image', src: 'curtains-windows-3' },
    { type: 'video', src: 'living-closing' },
  ],
  icons: ['view', 'ruler', 'scissors'],
  delivery: { unit: 'working-days', from: 3, to: 4 },
  services: ['curtains', 'aluminium', 'wallpaper'],
  words: {
    en: {
      name: 'Window',
      heading: 'Window Curtains',
      description:
        'Curtains for single windows in Qatar: pairs with ties on a short rod, to the sill or the floor. Measured without charge, ready in 3-4 working days.',
      overline: 'Rod and ties',
      introTitle: 'A pair for every framed window',
      intro: [
        'Many windows are not a wall of glass. In the older villas of Al Hilal, on a stair or in a flat in Al Sadd, a window has a frame, a sill and wall on each side. There a pair on a short rod is enough: held by ties in the day, let down at night.',
        'The rod passes the frame by 15 cm on each side, so the open cloth hangs on the wall and the pane stays clear. From order to hanging it takes 3-4 working days.',
      ],
      goodFor: 'Sash windows, stairs, small rooms',
      make: { label: 'Length', value: 'Sill, below the sill, or floor' },
      control: { label: 'Ties', value: 'Same cloth, hook on the wall' },
      features: [
        {
          title: 'A clear pane',
          text: 'A tie near sill height pulls the cloth aside, so a small room keeps its daylight.',
        },
        {
          title: 'Three lengths',
          text: 'To the sill above a desk, 15 cm lower over a bare wall, or down to the floor.',
        },
        {
          title: 'Arches too',
          text: 'For a round top we draw a paper pattern on your wall, and sew the heading to it.',
        },
      ],
      galleryHeading: 'Window Curtains Gallery',
      captions: [
        'Sand, tied back, with a chest between',
        'Film: cream drawn across two sash windows',
        'Tied cloth curving away from the pane',
        'Film: rose, over a bedroom’s sheers',
        'Wine red on white sashes, no sheers',
        'Film: teal pleats close on a garden',
      ],
      reasons: [
        {
          title: 'One shade',
          text: 'All pairs of an order come from one dye lot, so rooms agree in colour.',
        },
        {
          title: 'Slow to fade',
          text: 'Yarn dyed right through, and a pale lining on the side of the sun.',
        },
        {
          title: 'Rods that hold',
          text: 'Anchors for block walls, and a third bracket where the rod passes 180 cm.',
        },
        {
          title: 'A date you can plan',
          text: 'The last tie is on its hook within 3-4 working days.',
        },
      ],
      callToAction: {
        title: 'Count your windows',
        text: 'Send the number and a photo of each. We measure them all in one visit.',
      },
    },
  },
} satisfies CategoryFile;
