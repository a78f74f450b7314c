import { calculateCloth, clothWidthCm, cutLengthCm, dropsOf, metresToOrder } from './cloth';
import { seeded } from './testing';

describe('published examples (https://easytrack.com.au/pages/calculating-fabric-for-curtains)', () => {
  test('track 200 cm, twofold, 40 cm allowed, cloth 140 cm: 4 drops', () => {
    const clothCm = clothWidthCm({ trackCm: 200, fullness: 2, sideHemsCm: 40 });
    expect(clothCm).toBe(440);
    expect(dropsOf({ clothCm, rollCm: 140 })).toBe(4);
  });

  test('drop 240 cm, repeat 37 cm: 259 cm', () => {
    expect(cutLengthCm(240, 37)).toBe(259);
  });

  test('4 drops of 240 cm: 9.6 m', () => {
    expect(metresToOrder(4 * 240)).toBe(9.6);
  });

  test('continuous cloth on 200 cm, two and a half times: 540 cm', () => {
    expect(clothWidthCm({ trackCm: 200, fullness: 2.5, sideHemsCm: 40 })).toBe(540);
  });
});

/** https://www.thecotswoldsewingschool.co.uk/2022/05/30/calculating-fabric/: 15 cm of hem and 10 of heading on a drop of 232 cm. */
test('published: pole 250 cm, double pleats at 2.25, cloth 138 cm: 5 widths of 257 cm, 12.85 m', () => {
  const clothCm = clothWidthCm({ trackCm: 250, fullness: 2.25, sideHemsCm: 0 });
  expect(clothCm).toBe(562.5);
  expect(dropsOf({ clothCm, rollCm: 138 })).toBe(5);
  expect(metresToOrder(5 * cutLengthCm(232 + 15 + 10, 0))).toBe(12.9);
});

/** https://curtainsandfabx.co.uk/measuring-guide/ */
test('published: pole 200 cm at 1.5 with 20 cm for side hems, cloth 122 cm: 3 widths', () => {
  const clothCm = clothWidthCm({ trackCm: 200, fullness: 1.5, sideHemsCm: 20 });
  expect(clothCm).toBe(320);
  expect(dropsOf({ clothCm, rollCm: 122 })).toBe(3);
});

test('the same window by our own allowances comes to the published 4 drops of 259 cm', () => {
  const calculated = calculateCloth({
    trackCm: 200,
    fullness: 2,
    panels: 2,
    dropCm: 217,
    rollCm: 140,
    repeatCm: 37,
  });
  expect(calculated).toMatchObject({ drops: 4, hemmedCm: 240, cutCm: 259, metres: 10.4 });
});

test('a wide roll turned on its side wants one length', () => {
  const need = { trackCm: 380, fullness: 2.2, panels: 2, dropCm: 270.5, repeatCm: 0 };
  expect(calculateCloth({ ...need, rollCm: 320 })).toMatchObject({
    clothCm: 856,
    hemmedCm: 293.5,
    turned: true,
    drops: 1,
    metres: 8.6,
  });
  // Too high for the narrower roll: cut upright.
  expect(calculateCloth({ ...need, rollCm: 280 })).toMatchObject({ turned: false, drops: 4 });
});

test('a drop of 240 cm with a repeat of 64 cm is cut at 256: four repeats', () => {
  expect(cutLengthCm(240, 64)).toBe(256);
});

test('a drop that fills whole repeats wants no repeat more', () => {
  expect(cutLengthCm(240, 60)).toBe(240);
  expect(cutLengthCm(0.3, 0.1)).toBeCloseTo(0.3);
  expect(cutLengthCm(240, 0)).toBe(240);
});

test('whatever the window: enough cloth for it, more for more fullness, no more than a drop and a repeat too much', () => {
  const random = seeded(253);
  const between = (from: number, to: number) =>
    Math.round((from + random() * (to - from)) * 10) / 10;
  for (let run = 0; run < 2000; run += 1) {
    const need = {
      trackCm: between(30, 1200),
      fullness: between(1, 3),
      panels: random() < 0.5 ? 1 : 2,
      dropCm: between(30, 800),
      rollCm: [140, 280, 320][Math.floor(random() * 3)] ?? 140,
      repeatCm: random() < 0.5 ? 0 : between(5, 120),
    };
    const one = calculateCloth(need);
    const across = one.turned ? one.metres * 100 : one.drops * need.rollCm;
    const down = one.turned ? need.rollCm : one.cutCm;
    expect(across).toBeGreaterThanOrEqual(need.trackCm * need.fullness - 1e-6);
    expect(down).toBeGreaterThanOrEqual(need.dropCm);
    expect(one.cutCm).toBeLessThan(one.hemmedCm + Math.max(need.repeatCm, 1e-9));
    if (!one.turned) expect(one.metres * 100).toBeGreaterThanOrEqual(one.drops * one.cutCm - 0.01);

    const fuller = calculateCloth({ ...need, fullness: need.fullness + random() });
    expect(fuller.metres).toBeGreaterThanOrEqual(one.metres);
    const patterned = calculateCloth({ ...need, repeatCm: 37 });
    const plain = calculateCloth({ ...need, repeatCm: 0 });
    expect(patterned.metres).toBeGreaterThanOrEqual(plain.metres);
  }
});
