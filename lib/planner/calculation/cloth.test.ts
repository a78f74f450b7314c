import { type ClothNeed, calculateCloth } from './cloth';

/** A pair on a track without allowances, of narrow cloth. */
const bare: ClothNeed = {
  trackCm: 200,
  overlapCm: 0,
  returnsCm: 0,
  gapCm: 0,
  fullness: 2,
  panels: 2,
  hemsCm: { top: 0, side: 0, bottom: 0 },
  dropCm: 250,
  rollCm: 140,
  sideways: false,
  repeatCm: 0,
};
const sides = (side: number) => ({ top: 0, side, bottom: 0 });

// Published examples, with the allowances that each of them names.
test.each<[need: Partial<ClothNeed>, widths: number, metres: number]>([
  // azcalk.com: 200, 2 x, 140, cuts of 250.
  [{}, 3, 7.5],
  // The roll's whole width is one; two of 140 lose 1.5 at each edge in the seams, and are 274.
  [{ trackCm: 70 }, 1, 2.5],
  [{ trackCm: 137 }, 2, 5],
  [{ trackCm: 138 }, 3, 7.5],
  // mylltd.com: 125 in and 4 in of overlap and 12 in of returns, 2.5 x, 48 in, 106 in in repeats of 24 in.
  [
    {
      trackCm: 317.5,
      overlapCm: 10.16,
      returnsCm: 30.48,
      fullness: 2.5,
      rollCm: 121.92,
      dropCm: 269.24,
      repeatCm: 60.96,
    },
    8,
    24.4,
  ],
  // drpinc.net: 63 in, 3 x, 54 in, a repeat of 11 in, cuts of 121 in.
  [{ trackCm: 160, fullness: 3, rollCm: 137.2, dropCm: 289.6, repeatCm: 27.94 }, 4, 12.3],
  // easytrack.com.au: track 200, 2 x, 40 allowed, 140, drop 240, repeat 37.
  [{ hemsCm: sides(10), dropCm: 240, repeatCm: 37 }, 4, 10.4],
])('%j takes %d widths', (need, widths, metres) => {
  expect(calculateCloth({ ...bare, ...need })).toMatchObject({ widths, metres });
});

test.each([
  [277, { turned: true, metres: 8.4 }],
  [278, { turned: false, widths: 3 }],
])('cloth of 300 that may hang sideways, for a drop of %d', (dropCm, expected) => {
  const hemsCm = { top: 8, side: 0, bottom: 15 };
  const need = { ...bare, hemsCm, trackCm: 420, rollCm: 300, sideways: true, dropCm };
  expect(calculateCloth(need)).toMatchObject(expected);
});
