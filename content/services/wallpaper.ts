import { site } from '../site';
import type { ServiceFile } from '../types';

export default {
  order: 8,
  image: 'service-wallpaper',
  galleryImage: [
    'service-wallpaper',
    'service-wallpaper-2',
    'wallpaper-detail-damask',
    'service-wallpaper-3',
    'wallpaper-detail-star',
    'wallpaper-detail-edge',
  ],
  links: {
    codeRepository: site.links.codeHost,
    liveDemo: site.links.codeHost,
  },
  categories: ['/curtains/windows', '/curtains/bedroom', '/curtains/livingroom'],
  words: {
    en: {
      title: 'Wallpaper Installation and Removal',
      summary:
        'Wallpaper installation and removal in Doha: we measure the wall, strip old paper, fill and prime, then hang paper or murals with joins hard to find.',
      description:
        'Old wallpaper taken off, the wall made good, and new paper hung so that the joins are hard to find. We measure the height and the pattern repeat to count the rolls, since a large repeat leaves more offcuts. Paper goes up only on dry filler and primer, so a wall that was papered before takes longer than a bare one; the room can be used again once the paste has dried.',
      keyFeatures: [
        'A moisture meter on the wall before any roll is ordered',
        'Primer under the paper, so that it comes off cleanly one day',
        'The motif centred where you see it from the door',
        'Socket plates taken off and the edges tucked behind them',
        'Rolls checked for one batch number, and one more advised for repairs',
        'Single walls, whole rooms and double-height stairs',
      ],
      technologies: [
        'Non-woven paper, with paste on the wall',
        'Washable vinyl for corridors and kitchens',
        'Murals printed in numbered panels',
        'Grasscloth and textile on a paper back',
        'Steam and a perforating roller for old layers',
        'Fine gypsum filler and acrylic primer',
        'Paste with a mould inhibitor; a laser for the first drop',
      ],
    },
  },
} satisfies ServiceFile;
