import { site } from '../site';
import type { ServiceFile } from '../types';

export default {
  order: 6,
  image: 'service-tv-wall',
  galleryImage: [
    'service-tv-wall',
    'service-tv-wall-2',
    'tv-wall-detail-console',
    'service-tv-wall-3',
    'tv-wall-detail-stone',
    'tv-wall-detail-shelves',
  ],
  links: {
    codeRepository: site.links.codeHost,
    liveDemo: site.links.codeHost,
  },
  categories: ['/curtains/livingroom', '/curtains/wave', '/blinds/roller'],
  words: {
    en: {
      title: 'TV Stand and Wall Decoration',
      summary:
        'TV stands and decorated walls in Doha: slatted panels, floating consoles and soft light, drawn to your screen, made to measure, fitted with cables hidden.',
      description:
        'A wall for the television with panels, shelves and a floating console, and not one cable in sight. We note the screen, the sofa distance and every socket, and draw the wall so that the picture sits at the eye level of a seated person. Panels are cut, finished and wired for light in the workshop, which keeps the noisy part in your living room short.',
      keyFeatures: [
        'Middle of the screen about 110 cm above the floor, checked from your sofa',
        'Cables behind the panel, reached through a hatch',
        'Air slots beside the receiver and the games console, so that closed doors do no harm',
        'Plywood behind the slats wherever a screen or a shelf hangs',
        'Consoles on steel brackets, with the floor below free to clean',
        'Mouldings, mirrors and panelled frames for the other walls',
      ],
      technologies: [
        'Oak or walnut veneered slats on acoustic felt',
        'Fluted wood-plastic panels, washable',
        'Porcelain slabs and marble-look sheets',
        'Dimmable LED strip, 2700 to 3000 K',
        'Anchors for block walls, toggles for gypsum board',
        'Flap stays with a soft stop',
      ],
    },
  },
} satisfies ServiceFile;
