import { site } from '../site';
import type { ServiceFile } from '../types';

export default {
  order: 5,
  image: 'service-sofas',
  galleryImage: [
    'service-sofas',
    'service-sofas-2',
    'sofas-detail-seat',
    'service-sofas-3',
    'home-hero-upholstery',
    'gallery-hero',
  ],
  links: {
    codeRepository: site.links.codeHost,
    liveDemo: site.links.codeHost,
  },
  categories: ['/curtains/livingroom', '/blinds/roller', '/blinds/venetian'],
  words: {
    en: {
      title: 'Sofas',
      summary:
        'Sofas, corner sets and armchairs built to measure in Doha, and old ones reupholstered. Choose fabric and foam; we make, deliver and place them.',
      description:
        'New sofas to the centimetre, and old ones stripped to the frame, webbed, filled and covered again. You try seat heights and foams in the showroom, we measure the room and the way in, and the frame is finished before the cover is cut. For a repair, send photos from all sides. How long it takes shows once the old cloth is off: broken joints and springs are mended first.',
      keyFeatures: [
        'Straight, corner and U-shaped sets that end exactly where the wall does',
        'Seat height from 40 cm for lounging to 48 cm for older knees',
        'Long sofas built in sections that pass a 90 cm door',
        'Zipped cushion covers where the cloth can be washed',
        'Sagging seats lifted: webbing, springs and foam, under the old cover if it is sound',
        'Dining chairs and footstools covered from the same roll',
      ],
      technologies: [
        'Dried beech and plywood frames, dowelled, glued and screwed',
        'Zigzag steel springs or 80 mm elastic webbing',
        'Seat foam of 35 to 40 kg/m³, back foam of 22 to 25 kg/m³',
        'Feather and fibre cushions in channelled inner bags',
        'Chenille, bouclé, velvet and leather',
        'Upholstery cloth of 25,000 Martindale rubs and more',
      ],
    },
  },
} satisfies ServiceFile;
