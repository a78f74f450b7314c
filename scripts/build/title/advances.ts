/** Widths of a font's signs from the space (32) to the tilde (126), in thousandths of its size. */
export type Advances = readonly number[];

// Read from fonts as wide as those of visitors' systems, which the computer that builds the site need not have.
// biome-ignore format: a table
/** Times New Roman: Windows, macOS, iOS (read from Liberation Serif, which is as wide). */
export const times: Advances = [
  250,333,408,500,500,833,778,180,333,333,500,564,250,333,250,278,500,500,500,500,500,500,500,500,500,500,278,278,564,564,564,444,
  921,722,667,667,722,611,556,722,722,333,389,722,611,889,722,722,556,722,667,556,611,722,722,944,722,722,611,333,278,333,469,500,
  333,444,500,444,500,444,333,500,500,278,278,500,278,778,500,500,500,500,333,389,278,500,500,722,500,500,444,480,200,480,541,
];

// biome-ignore format: a table
/** Noto Serif: Android. */
export const noto: Advances = [
  260,332,408,559,559,896,742,220,346,346,500,559,250,310,250,288,559,559,559,559,559,559,559,559,559,559,286,286,559,559,559,474,
  921,705,654,614,727,623,590,714,793,367,357,700,623,938,763,742,604,742,656,544,613,717,675,1047,660,625,592,360,288,360,559,459,
  274,563,614,492,614,535,369,538,635,320,300,585,310,945,645,577,614,614,471,451,352,635,579,862,578,565,511,428,559,428,559,
];

const first = 32;

/** Width of a text in thousandths of its size; a sign that is not in the table counts as an 'n'. */
export function widthIn(advances: Advances, text: string): number {
  const usual = advances['n'.charCodeAt(0) - first] ?? 0;
  return [...text].reduce((sum, sign) => sum + (advances[sign.charCodeAt(0) - first] ?? usual), 0);
}
