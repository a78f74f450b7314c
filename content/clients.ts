import type { ClientLogo } from './types';

/** The logos of the home page, in the order of the carousel. */
export const clients: readonly ClientLogo[] = [
  { sample: true, src: 'wakra-inn.svg', alt: 'Wakra Inn (sample company)' },
  { sample: true, src: 'pearl-row.svg', alt: 'Pearl Row (sample company)' },
  { sample: true, src: 'lusail-9.svg', alt: 'Lusail 9 (sample company)' },
  { sample: true, src: 'dukhan.svg', alt: 'Dukhan (sample company)' },
  { sample: true, src: 'corniche.svg', alt: 'Corniche (sample company)' },
  { sample: true, src: 'al-sadd.svg', alt: 'Al Sadd (sample company)' },
  { sample: true, src: 'dhow-hall.svg', alt: 'Dhow Hall (sample company)' },
  { sample: true, src: 'tower-12.svg', alt: 'Tower 12 (sample company)' },
  { sample: true, src: 'dune-yard.svg', alt: 'Dune Yard (sample company)' },
  { sample: true, src: 'quay-3.svg', alt: 'Quay 3 (sample company)' },
  { sample: true, src: 'umm-bab.svg', alt: 'Umm Bab (sample company)' },
  { sample: true, src: 'twin-leaf.svg', alt: 'Twin Leaf (sample company)' },
  { sample: true, src: 'star-inn.svg', alt: 'Star Inn (sample company)' },
  { sample: true, src: 'lagoon-4.svg', alt: 'Lagoon 4 (sample company)' },
  { sample: true, src: 'khor-loft.svg', alt: 'Khor Loft (sample company)' },
];
