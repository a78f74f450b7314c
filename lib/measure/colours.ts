import type { Colour } from './plan';

export type HexColour = `#${string}`;

/** Cloth as it looks by day; `tailwind.config.ts` makes tokens of them (`cloth-sand`), the drawing and its picture use them. */
export const clothColours: Readonly<Record<Colour, HexColour>> = {
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

/** Stitches and pleats on cloth of any colour. */
export const seamColour: HexColour = '#2A1C12';

/** Glass with the sky and the ground behind it, the same by day and by evening. */
export const glassColours = { sky: '#D9E8EE', ground: '#F1E7D3', frame: '#A99C90' } as const;

/** Tracks, rails and rings: the brass of `tailwind.config.ts`, which takes it from here. */
export const brassColour: HexColour = '#B0823F';
