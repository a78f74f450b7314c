import { site } from '../site';
import type { ServiceFile } from '../types';

export default {
  order: 7,
  image: 'service-majlis',
  galleryImage: [
    'service-majlis',
    'service-majlis-2',
    'majlis-detail-seats',
    'service-majlis-3',
    'majlis-detail-pelmet',
    'majlis-detail-navy',
  ],
  links: {
    codeRepository: site.links.codeHost,
    liveDemo: site.links.codeHost,
  },
  categories: ['/curtains/livingroom', '/curtains/windows'],
  words: {
    en: {
      title: 'Arabic Majlis Seating',
      summary:
        'Arabic majlis seating made for your walls, in Doha and across Qatar: floor or raised, firm foam, Sadu or plain cloth, measured and fitted by us.',
      description:
        'Floor or raised majlis seating along three walls, with firm foam, arm rests and a cloth you choose. We measure each wall with its door open, check the corners for square, and plan the seats so that no join falls before the guest of honour. Carpet, curtains and cushions can be made with it, so the reds agree. Plain cloth is quicker than Sadu, which is matched stripe by stripe; all arrives on one day.',
      keyFeatures: [
        'Floor seats about 20 cm high, raised seats from 35 to 45 cm',
        'Corner pieces cut to the true angle of the room',
        'Loose arm rests, one for every second guest',
        'Sadu bands that run from seat to seat without a jump',
        'Zipped covers, and a second set for Ramadan and Eid on request',
        'Outdoor seats for the tent and the terrace, in fast-drying foam',
      ],
      technologies: [
        'Rebonded foam of 80 to 100 kg/m³ for floor seats',
        'Moulded or cut foam of 40 kg/m³ on raised bases',
        'Plywood plinths, open at the back for air',
        'Sadu jacquard, velvet and plain weaves',
        'Cushions filled with siliconised fibre',
        'Braid, piping and tassels sewn on, not glued',
        'Solution-dyed acrylic outdoors',
      ],
    },
  },
} satisfies ServiceFile;
