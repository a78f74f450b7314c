import { site } from '../site';
import type { ServiceFile } from '../types';

export default {
  order: 3,
  image: 'service-curtains',
  galleryImage: [
    'service-curtains',
    'curtains-hero',
    'curtains-wave-2',
    'curtains-livingroom-2',
    'curtains-windows-2',
    'curtains-hotel-hero',
  ],
  links: {
    codeRepository: site.links.codeHost,
    liveDemo: site.links.codeHost,
  },
  categories: ['/curtains/blackout', '/curtains/wave', '/curtains/livingroom', '/curtains/windows'],
  words: {
    en: {
      title: 'Curtains',
      summary:
        'Curtains sewn to measure in Doha: sheer, blackout, wave and pinch pleat. We bring fabric books to any home in Qatar, measure free and hang them.',
      description:
        'Pinch pleat, wave and eyelet curtains sewn in our workshop, lined for the sun and hung on the day we name. The drop is measured at three points, because few floors are level. Blackout curtains take 48-72 hours, living room and office curtains 2-3 working days, window and wave curtains 3-4 working days; bedroom curtains are ready the same week.',
      keyFeatures: [
        'Fabrics held against your own window, at the hour you use the room',
        'A double track: sheer for noon, lined cloth for the night',
        'Weighted hems that hang straight under an air-conditioning vent',
        'Patterns matched across every seam',
        'Tie-backs, pelmets and rods chosen together with the cloth',
        'Curtains from your last home shortened, relined or given a new track',
      ],
      technologies: [
        'Sheers of 80 to 120 g/m², also in 3 m width without seams',
        'Dimout satins of 220 to 280 g/m²',
        'Blackout lining with three coats of acrylic foam',
        'Stiff heading tape, 8 to 10 cm deep',
        'Aluminium tracks for ceiling, wall or cove, by hand or motor',
        'Brass, steel and wooden rods of 19 to 35 mm',
        'Chain weights in sheers, lead-free tablets in corners',
      ],
    },
  },
} satisfies ServiceFile;
