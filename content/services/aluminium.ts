import { site } from '../site';
import type { ServiceFile } from '../types';

export default {
  order: 9,
  image: 'service-aluminium',
  galleryImage: [
    'service-aluminium',
    'service-aluminium-2',
    'aluminium-detail-handles',
    'service-aluminium-3',
    'blinds-roller-hero',
    'aluminium-detail-bars',
  ],
  links: {
    codeRepository: site.links.codeHost,
    liveDemo: site.links.codeHost,
  },
  categories: ['/blinds/roller', '/curtains/roller', '/blinds/vertical', '/blinds/office'],
  words: {
    en: {
      title: 'Aluminium Services',
      summary:
        'Aluminium windows, sliding doors, partitions and shutters in Doha, made to the opening: measured, drawn, glazed, then fitted and sealed against dust.',
      description:
        'Windows, sliding doors, partitions and shutters in aluminium, cut to the opening and sealed for dust. We take width, height and both diagonals, agree profile, glass and colour on a drawing, and bring the frames assembled. Glass sets the pace: a toughened pane cannot be trimmed afterwards, so it is ordered when the opening is final.',
      keyFeatures: [
        'Sliding panels on stainless-steel rollers that adjust in place',
        'Solar-control double glazing for south and west walls',
        'Brush and rubber seals against the dust of a shamal',
        'Fly screens that roll away or slide, for kitchens and terraces',
        'Office partitions with single or double panes and doors to match',
        'Stiff doors put right: rollers, handles, locks and gaskets',
      ],
      technologies: [
        'Thermal-break profiles with polyamide bars',
        'Powder coating of 60 to 80 microns',
        '20-micron anodising close to the sea',
        'Double glazing, 6 mm panes with a 12 mm gap',
        'Toughened glass of 8 to 12 mm for frameless doors',
        'EPDM gaskets and neutral silicone',
        'Stainless-steel screws, for the salt in the air',
      ],
    },
  },
} satisfies ServiceFile;
