import { site } from '../site';
import type { ServiceFile } from '../types';

export default {
  order: 10,
  image: 'service-flooring',
  galleryImage: [
    'service-flooring',
    'service-flooring-2',
    'flooring-detail-boards',
    'service-flooring-3',
    'curtains-blackout-1',
    'flooring-detail-walnut',
  ],
  links: {
    codeRepository: site.links.codeHost,
    liveDemo: site.links.codeHost,
  },
  categories: ['/blinds/venetian', '/curtains/bedroom', '/curtains/livingroom'],
  words: {
    en: {
      title: 'Wooden Flooring',
      summary:
        'Wooden flooring in Doha: engineered oak, laminate and wood-look vinyl, click or glued. We test damp and level, lay the boards and fit the skirting.',
      description:
        'Engineered oak, laminate or wood-look vinyl laid over tile or concrete, with skirting to finish it. We measure the rooms and test the base first, because a board follows whatever lies below. The packs rest in the air-conditioned room, then we lay with a 10 mm gap at every wall. A click floor can be walked on the same day; a glued one waits for its adhesive.',
      keyFeatures: [
        'Damp in the cement base measured before the first pack is opened',
        'Boards along the light of the main window, or in herringbone',
        'Brass or aluminium strips where wood meets marble',
        'Stair treads and nosings from the same batch',
        'Worn solid and thick-veneer floors sanded and sealed again',
        'A plain no to wood in wet rooms, and a vinyl that stands water',
      ],
      technologies: [
        'Engineered boards of 14 to 15 mm with a 3 to 4 mm top layer',
        'Laminate of 8 to 12 mm, wear class AC4 or AC5',
        'Stone-core vinyl of 4 to 6 mm',
        'Click joints on a 2 to 3 mm underlay with vapour barrier',
        'Glue-down boards on elastic adhesive',
        'Self-levelling compound for uneven screeds',
        'Hard-wax oil or matt lacquer',
      ],
    },
  },
} satisfies ServiceFile;
