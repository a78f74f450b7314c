import { site } from '../site';
import type { ServiceFile } from '../types';

export default {
  order: 4,
  image: 'service-carpets',
  galleryImage: [
    'service-carpets',
    'service-carpets-2',
    'carpets-detail-medallion',
    'service-carpets-3',
    'home-hero-upholstery',
    'carpets-detail-border',
  ],
  links: {
    codeRepository: site.links.codeHost,
    liveDemo: site.links.codeHost,
  },
  categories: ['/curtains/livingroom', '/curtains/hotel', '/curtains/office'],
  words: {
    en: {
      title: 'Carpets and Mats',
      summary:
        'Fitted carpet, rugs, prayer-room rows and entrance mats for Doha homes and offices. Floor measured, samples shown, edges bound, then laid anywhere in Qatar.',
      description:
        'Fitted carpet, majlis carpets, loose rugs and entrance mats, cut to the room and laid without a wave. We measure both ways, mark doors and columns, and put the joins where nobody walks. Fitted carpet is stretched over gripper rods, tiles are stuck, a rug gets bound edges and a net below. What is in stock is soon laid; a woven size has to come from the mill.',
      keyFeatures: [
        'Medallion and border carpets sized to the space between majlis seats',
        'Prayer-room carpet with its rows set out towards the qibla',
        'Entrance mats sunk in a frame, level with the marble',
        'Carpet tiles for offices: a stained one is changed alone',
        'Stair carpet fixed to every tread, with rods or without',
        'Doors shortened where a thicker floor would make them drag',
      ],
      technologies: [
        'Wool, polyamide and polypropylene pile',
        'Woven and tufted carpet, loop or cut pile',
        'Felt or foam underlay, 8 to 10 mm',
        'Gripper rods and heat-bonded seaming tape',
        'Edges overlocked, taped or fringed',
        '50 × 50 cm tiles on release adhesive',
        'Coir and rubber-backed scraper mats',
      ],
    },
  },
} satisfies ServiceFile;
