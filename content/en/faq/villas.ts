import type { FaqWords } from '../../types';

export default {
  category: 'Villas and whole houses',
  faqs: [
    {
      q: 'We have 30 windows. Where do we begin?',
      a: 'With a list: room, direction, who uses it and at what hour. Bedrooms and the bathroom come first, the majlis and the family hall next, guest rooms last. We can make and hang it in that order.',
    },
    {
      q: 'At which stage of building should we call?',
      a: 'Before the gypsum ceiling closes. A hidden track wants a pocket 15 cm deep from the wall for one layer and 20 cm for two, with timber above it. Afterwards it means cutting.',
    },
    {
      q: 'How do you reach a double-height window?',
      a: 'With a mobile scaffold, so we ask for a clear floor of 2 by 3 m and a door it passes. Such curtains should have a motor. We also plan how the cloth comes down for cleaning.',
    },
    {
      q: 'In what order should the trades come?',
      a: 'Aluminium first, then wooden floors, wallpaper and cabinets. Curtains go up when the drilling is over. Carpets and sofas follow last, into a clean house.',
    },
    {
      q: 'Will the same colour match in every room?',
      a: 'Only from one dye lot, so order all the metres together. Add two or three for later repairs. Next year’s lot can be a shade away.',
    },
  ],
} satisfies FaqWords;
