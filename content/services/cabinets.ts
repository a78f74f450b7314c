import { site } from '../site';
import type { ServiceFile } from '../types';

export default {
  order: 1,
  image: 'service-cabinets',
  galleryImage: [
    'service-cabinets',
    'service-cabinets-2',
    'cabinets-detail-doors',
    'service-cabinets-3',
    'services-hero',
    'cabinets-detail-wardrobe',
  ],
  links: {
    codeRepository: site.links.codeHost,
    liveDemo: site.links.codeHost,
    facebook: site.links.facebook,
    instagram: site.links.instagram,
  },
  categories: ['/blinds/window', '/blinds/roller', '/blinds/venetian'],
  words: {
    en: {
      title: 'Cabinets',
      summary:
        'Kitchen cabinets, wardrobes and storage made to measure in Doha: measured in millimetres, drawn for your approval, built in plywood and fitted level.',
      description:
        'Kitchens, wardrobes and storage walls drawn for the wall they stand on, down to the last corner. We measure in millimetres once the tiles are laid, agree a drawing with you, cut and edge the boards in the workshop, then level and fix the units on site. A wardrobe is quicker than a kitchen, where the stone worktop is measured only when the cabinets stand.',
      keyFeatures: [
        'Wardrobes up to the ceiling, with no ledge on top for dust',
        'Sockets, pipes and air-conditioning grilles marked on the drawing before the first cut',
        'Moisture-resistant board under sinks and beside washing machines',
        'Units on adjustable legs, so a wet-mopped floor never touches the wood',
        'Full-extension drawers that carry 30 kg and show what lies at the back',
        'Fronts painted, veneered or laminated, with handles or push to open',
      ],
      technologies: [
        '18 mm birch plywood or moisture-resistant board carcasses',
        '1 to 2 mm ABS edging, glued hot',
        'Soft-close hinges, adjustable in three directions',
        'Undermount drawer runners',
        'Sprayed MDF fronts, or oak and walnut veneer',
        'Quartz, granite or compact laminate worktops',
        'LED strips in aluminium profiles under wall units',
      ],
    },
  },
} satisfies ServiceFile;
