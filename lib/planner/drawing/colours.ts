import type { Colour } from '../model/plan';

/** Cloth as it looks by day. */
export const clothColours: Readonly<Record<Colour, string>> = {
  ivory: '#EFE6D6',
  oat: '#E1D4BB',
  sand: '#CDB791',
  honey: '#B08D5B',
  bronze: '#8A5A33',
  chestnut: '#6E3926',
  ruby: '#8A2B2B',
  palm: '#41605A',
  sea: '#2F4763',
  slate: '#5C5D5C',
  pearl: '#A8A8A2',
  espresso: '#2B2120',
};

/** Glass with the sky and the ground behind it, the same by day and by evening. */
export const glassColours = { sky: '#D9E8EE', ground: '#F1E7D3', frame: '#A99C90' } as const;
