import type { PlannedWindow } from '../model/window';
import { check, size, windowWith } from '../testing';

const codes = (window: PlannedWindow) => check(window).issues.map(({ code }) => code);
const sides = (widths: readonly string[], heights: readonly string[] = ['270']) => ({
  widthTop: widths[0] ?? '',
  widthMiddle: widths[1] ?? '',
  widthBottom: widths[2] ?? '',
  heightLeft: heights[0] ?? '',
  heightCentre: heights[1] ?? '',
  heightRight: heights[2] ?? '',
});

test.each([
  ['beside', ['298', '29.8', '298'], 298],
  ['beside', ['298', '2980', '298'], 298],
  ['beside', ['298', '2.98', '298'], 298],
  ['range', ['25'], 250],
  ['range', ['2500'], 250],
  ['tape', ['900'], 90],
])('%s of %s is asked about, and nothing is worked out meanwhile', (code, widths, meant) => {
  const { issues, calculation } = check(windowWith({}, sides(widths)));
  const found = issues.find((issue) => issue.code === code);
  expect(found?.fixes?.[0]?.cm).toBe(meant);
  expect(calculation).toBeUndefined();
  // Applies the suggested fix.
  const put = check({ ...windowWith({}, sides(widths)), ...found?.fixes?.[0]?.change });
  expect(put.issues.find((issue) => issue.code === code)).toBeUndefined();
});

test('a wall wider than a tape has one issue, with a fix', () => {
  const window = windowWith({}, sides(['900', '900', '900']));
  const tape = check(window).issues.filter(({ code }) => code === 'tape');
  expect(tape).toHaveLength(1);
  const asTyped = tape[0]?.fixes?.find(({ code }) => code === 'asTyped');
  const put = check({ ...window, ...asTyped?.change });
  expect(put.calculation?.openingCm).toBe(900);
});

test.each(['depth', 'beyond', 'clear', 'sill', 'diagonalDown'] as const)(
  'a %s that cannot be read holds the sum back',
  (field) => {
    const recess = field === 'depth' || field === 'diagonalDown';
    const window = windowWith(
      recess ? { product: 'roller', mount: 'recess' } : {},
      size('200', '250', { [field]: '64cmsx' }),
    );
    const checked = check(window);
    expect(checked.calculation).toBeUndefined();
    expect(checked.faulty).toEqual([field]);
    expect(checked.issues).toContainEqual(
      expect.objectContaining({ code: 'unreadable', severity: 'warning', fields: [field] }),
    );
  },
);

test('three readings are compared, and the smallest or the largest counts', () => {
  const widths = ['297.6', '298', '298.4'];
  expect(codes(windowWith({}, sides(widths)))).toContain('straight');
  expect(codes(windowWith({}, sides(['297', '298', '299.5'])))).toContain('differ');
  expect(check(windowWith({}, sides(widths))).governing.width?.cm).toBe(298.4);
  const inside = check(windowWith({ product: 'roller', mount: 'recess' }, sides(widths)));
  expect(inside.governing.width?.cm).toBe(297.6);
});

test('the required depth depends on the product', () => {
  const roller = (depth: string) =>
    codes(windowWith({ product: 'roller', mount: 'recess' }, size('100', '150', { depth })));
  expect(roller('4')).toContain('shallow');
  expect(roller('6')).toContain('standsOut');
  expect(roller('7')).not.toContain('standsOut');
});

test('a blind as high as a door has an issue until its opening ends at the floor', () => {
  const blind = { product: 'roller' } as const;
  expect(codes(windowWith(blind, size('100', '210')))).toContain('door');
  expect(codes(windowWith({ ...blind, ending: 'floor' }, size('100', '210')))).not.toContain(
    'door',
  );
  expect(codes(windowWith(blind, size('100', '150')))).not.toContain('door');
});

test('high and wide windows and children have notes', () => {
  expect(codes(windowWith({}, size('200', '580')))).toContain('high');
  expect(codes(windowWith({ product: 'venetian' }, size('230', '150')))).toContain('tooWide');
  const blind = windowWith({ product: 'roller', remarks: ['children'] }, size('100', '150'));
  expect(codes(blind)).toContain('cord');
  expect(codes({ ...blind, control: 'motor' })).not.toContain('cord');
});

test('diagonals are for a blind in its recess', () => {
  const recess = { product: 'roller', mount: 'recess' } as const;
  const lengths = size('120', '160', { diagonalDown: '200', diagonalUp: '203' });
  expect(codes(windowWith(recess, lengths))).toContain('outOfSquare');
  expect(codes(windowWith({}, lengths))).not.toContain('outOfSquare');
});
