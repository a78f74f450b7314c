import { checkWindow, type Surroundings } from './check-window';
import { edit, start } from './edit';
import type { PlannedWindow } from './plan';
import { sizes, windowWith } from './testing';

const around: Surroundings = { unit: 'cm', children: false, bedroom: false, nursery: false };

function codes(window: PlannedWindow, change: Partial<Surroundings> = {}) {
  return checkWindow(window, { ...around, ...change }).findings.map(({ code }) => code);
}

function finding(window: PlannedWindow, code: string, change: Partial<Surroundings> = {}) {
  const { findings } = checkWindow(window, { ...around, ...change });
  const found = findings.find((one) => one.code === code);
  if (!found) throw new Error(`no '${code}' among ${findings.map((one) => one.code).join(', ')}`);
  return found;
}

const three = (text: string) => [text, text, text] as const;
const good = sizes(['297.6', '298', '298.4'], ['271.5', '271', '272']);

test('says that three alike are straight, and which of them counts', () => {
  expect(codes(windowWith({}, good))).toEqual(['straight', 'straight']);
  const { calculated } = checkWindow(windowWith({}, good), around);
  expect(calculated).toMatchObject({
    openingCm: 298.4,
    widthCm: 338.4,
    heightCm: 271,
    dropCm: 270,
  });
});

test('inside a recess the smallest width counts; a roller keeps the largest height', () => {
  const roller = windowWith({ product: 'roller', mount: 'inside' }, good);
  const { calculated } = checkWindow(roller, around);
  expect(calculated).toMatchObject({ widthCm: 297.6, dropCm: 272 });
  const vertical = windowWith({ product: 'vertical', mount: 'inside' }, good);
  expect(checkWindow(vertical, around).calculated).toMatchObject({ widthCm: 297.6, dropCm: 271 });
});

test('more than 1 cm apart is worth a second look, 1 cm is not', () => {
  const crooked = windowWith({}, sizes(['298', '299.1', '298'], three('271')));
  expect(finding(crooked, 'differ')).toMatchObject({
    about: 'widths',
    lengths: { difference: 1.1, least: 298, most: 299.1 },
  });
  expect(codes(windowWith({}, sizes(['298', '299', '298'], three('271'))))).toEqual([
    'straight',
    'straight',
  ]);
});

test.each([
  ['27.1', 'tenth', '271'],
  ['2710', 'tenfold', '271'],
  ['2.71', 'metres', '271'],
])('beside two of 271 cm, %s is a slip, with the answer at hand', (text, code, meant) => {
  const slipped = windowWith({}, sizes(three('298'), ['271.5', text, '272']));
  const { fix, lengths } = finding(slipped, code);
  expect(lengths.typed).toBe(Number(text));
  expect(fix?.change.lengths?.heightCentre).toBe(meant);
  expect(checkWindow(slipped, around).calculated).toBeUndefined();
  expect(codes({ ...slipped, ...fix?.change })).toEqual(['straight', 'straight']);
});

test.each([
  ['25', 'small', '250'],
  ['2500', 'large', '250'],
  ['2.5', 'small', '250'],
  ['25000', 'large', '250'],
])('alone, %s cm is a slip too', (text, code, meant) => {
  const slipped = windowWith({}, { widthTop: text });
  expect(finding(slipped, code).fix?.change.lengths?.widthTop).toBe(meant);
});

test.each(['900', '1 200', '1200'])('%s cm is beyond any tape', (text) => {
  const slipped = windowWith({}, { widthTop: text });
  const { fix } = finding(slipped, 'tape');
  expect(fix?.change.lengths?.widthTop).toBe(text === '900' ? '90' : '120');
  expect(codes({ ...slipped, ...fix?.change })).toEqual([]);
});

test('a wall of 12 m is one when its unit says so', () => {
  expect(codes(windowWith({}, sizes(['12 m', '1200', '1200'], three('271'))))).toEqual([
    'converted',
    'straight',
    'tooWide',
    'straight',
  ]);
});

test('the same slip in all three is still one', () => {
  const slipped = windowWith({}, sizes(three('2500'), three('271')));
  expect(codes(slipped).filter((code) => code === 'large')).toHaveLength(3);
});

test('2.5 m is understood and confirmed, in millimetres as well', () => {
  expect(finding(windowWith({}, { widthTop: '2.5 m' }), 'converted').lengths.meant).toBe(250);
  const inMm = windowWith({}, { widthTop: '2.5 m' });
  expect(finding(inMm, 'converted', { unit: 'mm' }).lengths.meant).toBe(250);
});

test('what cannot be read is named', () => {
  expect(finding(windowWith({}, { widthTop: '25O' }), 'unreadable').typed).toBe('25O');
  expect(finding(windowWith({}, { depth: 'deep' }), 'unreadable').fields).toEqual(['depth']);
});

test.each([
  ['depth', '700', '70'],
  ['repeat', '640', '64'],
  ['beyond', '200', '20'],
  ['clear', '100', '10'],
  ['sill', '900', '90'],
] as const)('%s of %s cm is a slip; nothing is calculated with it', (field, text, meant) => {
  const inside = { mount: field === 'depth' ? 'inside' : 'outside' } as const;
  const slipped = windowWith(inside, { ...good, [field]: text });
  const { fix } = finding(slipped, 'unlikely');
  expect(fix?.change.lengths?.[field]).toBe(meant);
  expect(codes(slipped)).not.toContain('deepEnough');
  expect(checkWindow(slipped, around).calculated).toBeUndefined();
  expect(checkWindow({ ...slipped, ...fix?.change }, around).calculated).toBeDefined();
});

test('a curtain’s diagonals are those of a lower opening, but no tenth of it', () => {
  const curtain = (diagonalDown: string) =>
    windowWith({}, { ...good, diagonalDown, diagonalUp: '352' });
  expect(codes(curtain('352.5'))).toContain('square');
  expect(codes(curtain('35.2'))).toContain('diagonalOff');
});

test('diagonals tell of an opening out of square, and of a slip', () => {
  const inside = (diagonalDown: string, diagonalUp: string) =>
    windowWith(
      { product: 'roller', mount: 'inside' },
      { ...sizes(three('120'), three('160')), diagonalDown, diagonalUp },
    );
  expect(codes(inside('200', '200.8'))).toContain('square');
  const crooked = finding(inside('200', '202.1'), 'outOfSquare');
  expect(crooked.lengths).toMatchObject({ difference: 2.1, least: 200, most: 202.1 });
  expect(crooked.fix?.change).toEqual({ mount: 'outside' });
  expect(finding(inside('200', '260'), 'diagonalOff').lengths).toEqual({
    typed: 260,
    expected: 200,
  });
  expect(codes(inside('200', ''))).toContain('oneDiagonal');
});

test('a recess can be too shallow for the product, and deep enough for another', () => {
  const shallow = { mount: 'inside' } as const;
  const roller = windowWith({ ...shallow, product: 'roller' }, { depth: '5' });
  expect(finding(roller, 'shallow')).toMatchObject({ lengths: { depth: 5, least: 7 } });
  expect(codes({ ...roller, product: 'venetian' })).toContain('deepEnough');
  expect(codes({ ...roller, mount: 'outside' })).toEqual([]);
});

test('a blind wider than it is made becomes several', () => {
  const wide = windowWith(
    { product: 'roller', mount: 'inside' },
    sizes(three('300'), three('160')),
  );
  expect(finding(wide, 'tooWide')).toMatchObject({ count: 2, lengths: { width: 300, most: 280 } });
  expect(codes({ ...wide, product: 'curtain' })).not.toContain('tooWide');
});

test('a drop higher than the roll wants lengths', () => {
  const high = windowWith({ rollCm: 280 }, sizes(three('200'), three('271')));
  expect(finding(high, 'twoLengths')).toMatchObject({ lengths: { hemmed: 293, roll: 280 } });
  expect(codes({ ...high, rollCm: 320 })).not.toContain('twoLengths');
  expect(codes({ ...high, rollCm: 140 })).not.toContain('twoLengths');
});

test('a bedroom without a lining is asked about', () => {
  const { fix } = finding(windowWith({}), 'bedroom', { bedroom: true });
  expect(codes(windowWith({ ...fix?.change }), { bedroom: true })).toEqual([]);
  expect(codes(windowWith({ cloth: 'blackout' }), { bedroom: true })).toEqual([]);
});

test('a cord where children are is asked about', () => {
  const roller = windowWith({ product: 'roller' });
  expect(codes(roller)).toEqual([]);
  expect(codes(roller, { children: true })).toEqual(['cord']);
  expect(codes(roller, { nursery: true })).toEqual(['cord']);
  expect(finding(roller, 'cord', { children: true }).lengths.ends).toBe(150);
  expect(codes({ ...roller, control: 'motor' }, { children: true })).toEqual([]);
});

test('millimetres are checked as centimetres are', () => {
  const inMm = windowWith({}, sizes(['2976', '2980', '2984'], ['2715', '271', '2720']));
  expect(finding(inMm, 'tenth', { unit: 'mm' }).fix?.change.lengths?.heightCentre).toBe('2710');
  const typed = edit(
    { ...start, plan: { ...start.plan, rooms: [{ id: 'r', name: '', windows: [inMm] }] } },
    { type: 'unit', unit: 'cm' },
  );
  expect(typed.plan.rooms[0]?.windows[0]?.lengths.heightCentre).toBe('271');
});
