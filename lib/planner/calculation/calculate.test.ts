import { calculated, size, stock, windowWith } from '../testing';

const layer = (window: ReturnType<typeof windowWith>, role: string) =>
  calculated(window).layers.find((each) => each.role === role);

test('a pair overlaps, pleats on the wall return, a wave and a ceiling do not', () => {
  const span = (choices: Parameters<typeof windowWith>[0]) =>
    layer(windowWith(choices, size('300', '270', { beyond: '0' })), 'face')?.cloth.spanCm;
  expect(span({ heading: 'wave' })).toBe(308);
  expect(span({ heading: 'wave', stack: 'left' })).toBe(300);
  expect(span({ heading: 'pinch' })).toBe(324);
  expect(span({ heading: 'pinch', mount: 'ceiling' })).toBe(308);
  expect(span({ heading: 'eyelet' })).toBe(300);
});

test('the drop depends on the height’s reference point', () => {
  const drop = (choices: Parameters<typeof windowWith>[0]) =>
    calculated(windowWith(choices, size('300', '270'))).dropCm;
  expect(drop({})).toBe(269);
  expect(drop({ origin: 'ceiling' })).toBe(266);
  expect(drop({ heading: 'eyelet', origin: 'ceiling' })).toBe(272);
});

test('a lining has its own drop and no pattern, a sheer its own track', () => {
  const shop = {
    ...stock,
    cloths: stock.cloths.map((each) => (each.id === 'narrow' ? { ...each, repeatCm: 64 } : each)),
  };
  const patterned = windowWith(
    { product: 'double', cloth: 'narrow', lining: 'plain' },
    size('300', '250'),
  );
  const [face, lining, sheer] = calculated(patterned, shop).layers;
  expect(face?.cloth.cutCm).toBe(320);
  expect(lining).toMatchObject({ role: 'lining', cloth: { need: { dropCm: 246.5 } } });
  expect(lining?.cloth).toMatchObject({ widths: face?.cloth.widths, cutCm: 264.5 });
  expect(sheer).toMatchObject({ role: 'sheer', cloth: { need: { dropCm: 248 } } });
  expect(sheer?.stock.id).toBe('veil');
});

test('a roman blind has the hems of a blind: 132 x 150 is one length of cloth 140 wide', () => {
  const roman = windowWith(
    { product: 'roman', mount: 'recess', cloth: 'narrow' },
    size('132', '150'),
  );
  const cloth = layer(roman, 'face')?.cloth;
  expect(cloth).toMatchObject({ widths: 1, spanCm: 131, hemmedCm: 165, metres: 1.7 });
});

test('a blind covers the opening, ends above a floor, and is the recess’s size inside it', () => {
  const roller = (choices: Parameters<typeof windowWith>[0], height = '150') => {
    const { widthCm, dropCm } = calculated(
      windowWith({ product: 'roller', ...choices }, size('120', height)),
    );
    return [widthCm, dropCm];
  };
  expect(roller({})).toEqual([136, 166]);
  expect(roller({ ending: 'floor' }, '210')).toEqual([136, 216]);
  expect(roller({ mount: 'ceiling' })).toEqual([136, 150]);
  expect(roller({ mount: 'recess' })).toEqual([120, 150]);
  expect(roller({ mount: 'recess', ending: 'floor' }, '210')).toEqual([120, 210]);
});

test('calculates how far the track must extend to clear the glass', () => {
  const glass = (choices: Parameters<typeof windowWith>[0], width: string, beyond = '20') =>
    calculated(windowWith(choices, size(width, '270', { beyond }))).glassCm;
  expect(glass({}, '300')).toBe(27);
  expect(glass({}, '420')).toBe(38);
  // A lining makes 15 % of the track 20 %.
  expect(glass({ lining: 'plain' }, '300')).toBe(38);
  expect(glass({ heading: 'pinch' }, '300')).toBe(38);
  expect(glass({}, '300', '27')).toBeUndefined();
  expect(glass({ mount: 'recess' }, '300')).toBeUndefined();
});

// The wave: 300 + 8 of overlap, 2.2 x and 20 of side hems is 697.6 of cloth sideways, and as much lining; 300 x 249 of area.
test.each([
  [{ lining: 'plain' }, { 'metre-of-track': 3, 'metre-of-cloth': 14, 'square-metre': 7.47 }],
  [
    { product: 'roller', mount: 'recess' },
    { 'metre-of-track': 3, 'square-metre': 7.5 },
  ],
] as const)('%j is priced by what is made', (choices, quantities) => {
  const window = windowWith({ cloth: 'flax', ...choices }, size('300', '250', { beyond: '0' }));
  expect(calculated(window).quantities).toEqual({ ...quantities, window: 1 });
});

test('a sheer is not lined', () => {
  const window = windowWith({ cloth: 'veil', lining: 'plain' }, size('300', '250'));
  expect(calculated(window).layers.map(({ role }) => role)).toEqual(['face']);
});
