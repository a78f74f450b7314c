import type { CategoryFile } from '../../types';

export default {
  order: 6,
  banner: 'blinds-window-hero',
  media: [
    { type: 'image', src: 'blinds-window-1' },
    { type: 'video', src: 'roman-raising' },
    { type: 'image', src: 'blinds-window-2' },
    { type: 'video', src: 'roller-lowering' },
    { type: 'image', src: 'blinds-window-3' },
    { type: 'video', src: 'venetian-tilt' },
  ],
  icons: ['ruler', 'swatches', 'needle'],
  delivery: { unit: 'hours', from: 48, to: 72 },
  services: ['cabinets', 'wallpaper', 'curtains'],
  words: {
    en: {
      name: 'Window',
      heading: 'Window Blinds',
      description:
        'Window blinds with soft Roman folds for kitchens, stairs and bedrooms, sewn to the size of one window. Advice at your home, ready in 48-72 hours.',
      overline: 'Roman folds',
      introTitle: 'A blind sewn for one window',
      intro: [
        'Most windows of a villa are neither tall nor wide: one above the worktop, one on the stair, one in a child’s room. For these we sew a Roman blind. It is flat cloth with thin rods at the back, which folds up in level steps and stops at the sill.',
        'Beside a cooker, where linen would take the grease, the same window gets a wipe-clean roller or aluminium slats. We bring all three. Yours is ready in 48-72 hours, and we hang it in line with the tiles or the frame.',
      ],
      goodFor: 'Kitchens, stairs, children’s rooms',
      make: { label: 'Lining', value: 'None, cotton or blackout' },
      control: { label: 'Lift', value: 'Geared chain, cordless or motor' },
      features: [
        {
          title: 'In the recess or over it',
          text: 'Inside, we leave 5 mm at each side. Outside, 8 cm of overlap makes the room darker.',
        },
        {
          title: 'A pattern in its place',
          text: 'Stripes and flowers are centred on the window, and begin at the same point on the next.',
        },
        {
          title: 'Comes off for washing',
          text: 'The cloth holds on a touch-and-close strip. Pull it off, slide out the rods, wash, press back.',
        },
      ],
      // 'Roller Blinds Gallery' on purpose (specification, section 2).
      galleryHeading: 'Roller Blinds Gallery',
      captions: [
        'Blush cloth above a marble worktop',
        'Film: cream Roman blinds rise in the kitchen',
        'Sand cloth by lamp light, folds at its lower edge',
        'Film: rollers, for windows side by side',
        'Rust, half raised, on a sage wall',
        'Film: oak slats, where you want to tilt',
      ],
      reasons: [
        {
          title: 'The sash still opens',
          text: 'If a window swings inwards, the blind goes on the sash itself or high above it.',
        },
        {
          title: 'Made for children’s rooms',
          text: 'The chain’s joint comes apart under a pull. Cordless blinds lift by the bottom edge.',
        },
        {
          title: 'Tidy from outside',
          text: 'A lining hides rods and seams. The neighbours see plain cream, whatever you chose inside.',
        },
        {
          title: 'Folds above the glass',
          text: 'Where the wall allows, we mount it 20 cm higher: the raised folds then leave the pane free.',
        },
      ],
      callToAction: {
        title: 'Start with one window',
        text: 'A photo of it, and what stands below: sink, cooker or bed. We suggest a cloth, a lining and a day to call.',
      },
    },
  },
} satisfies CategoryFile;
