import { site } from '../site';
import type { ServiceFile } from '../types';

export default {
  order: 11,
  image: 'service-office-furniture',
  galleryImage: [
    'service-office-furniture',
    'service-office-furniture-2',
    'blinds-office-hero',
    'service-office-furniture-3',
    'curtains-office-hero',
    'office-furniture-detail-desk',
  ],
  links: {
    codeRepository: site.links.codeHost,
    liveDemo: site.links.codeHost,
  },
  categories: ['/curtains/office', '/blinds/office', '/blinds/vertical'],
  words: {
    en: {
      title: 'Office and Home Furniture',
      summary:
        'Office and home furniture in Doha: desks, meeting tables, storage and dining sets made to your floor plan, delivered across Qatar and assembled.',
      description:
        'Desks, meeting tables, storage and dining sets built in oak and walnut to the plan of your floor. We come with a tape, mark columns and floor sockets, and count chairs with you before anything is drawn. Laminate tops are made faster than veneered ones. Pieces come labelled by room and are put together on site, in the evening where an office cannot stop.',
      keyFeatures: [
        'Desks of 120 to 180 cm with a cable tray and sockets in the top',
        'Meeting tables with 60 to 70 cm of edge for each chair',
        'Pedestals, bookcases and low cabinets with locks, in one finish',
        'Reception counters with a lower part for wheelchair users',
        'Dining tables, consoles and side tables in the tone of your floor',
        'Desk frames that rise, for people who stand half the day',
      ],
      technologies: [
        '25 mm melamine-faced tops for daily use',
        'Oak and walnut veneer with solid wood edges',
        'Powder-coated steel frames',
        'Electric lifting columns, 65 to 125 cm',
        'Dowel and cam fittings that come apart for a move',
        'Task chairs in mesh and moulded foam',
      ],
    },
  },
} satisfies ServiceFile;
