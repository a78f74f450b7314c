import type { PlannedWindow } from '../model/window';
import { check, size, windowWith } from '../testing';
import type { Issue } from './check-lengths';

const codes = (window: PlannedWindow) => check(window).issues.map(({ code }) => code);
const widths = ([top = '', middle = '', bottom = '']: readonly string[]) =>
  size(top, '270', { widthMiddle: middle, widthBottom: bottom });
const blind = (height: string, choices: Partial<PlannedWindow> = {}) =>
  windowWith({ product: 'roller', ...choices }, size('100', height));
const recess = (lengths: PlannedWindow['lengths'], mount: PlannedWindow['mount'] = 'recess') =>
  windowWith({ product: 'roller', mount }, size('120', '160', lengths));

test.each([
  ['beside', ['298', '29.8', '298'], 298],
  ['beside', ['298', '2980', '298'], 298],
  ['beside', ['298', '2.98', '298'], 298],
  ['range', ['25'], 250],
  ['range', ['2500'], 250],
  ['tape', ['900'], 90],
])('%s of %s is queried, and nothing is calculated meanwhile', (code, typed, meant) => {
  const window = windowWith({}, widths(typed));
  const { issues, calculation } = check(window);
  const found = issues.find((issue) => issue.code === code);
  expect(found?.fixes?.[0]?.cm).toBe(meant);
  expect(calculation).toBeUndefined();
  // Applies the suggested fix.
  const put = check({ ...window, ...found?.fixes?.[0]?.change });
  expect(put.issues.find((issue) => issue.code === code)).toBeUndefined();
});

test('a wall wider than a tape has one issue, with a fix', () => {
  const window = windowWith({}, widths(['900', '900', '900']));
  const tape = check(window).issues.filter(({ code }) => code === 'tape');
  expect(tape).toHaveLength(1);
  const asTyped = tape[0]?.fixes?.find(({ code }) => code === 'asTyped');
  const put = check({ ...window, ...asTyped?.change });
  expect(put.calculation?.openingCm).toBe(900);
});

test.each(['depth', 'beyond', 'clear', 'sill', 'diagonalDown'] as const)(
  'a %s that cannot be read holds the sum back',
  (field) => {
    const typed = { [field]: '64cmsx' };
    const inside = field === 'depth' || field === 'diagonalDown';
    const window = inside ? recess(typed) : windowWith({}, size('200', '250', typed));
    const { calculation, faulty, issues } = check(window);
    expect(calculation).toBeUndefined();
    expect(faulty).toEqual([field]);
    expect(issues).toMatchObject([{ code: 'unreadable', severity: 'error', fields: [field] }]);
  },
);

test.each([
  ['wall', 298.4],
  ['recess', 297.6],
] as const)('on the %s the largest of three widths counts, inside the smallest', (mount, cm) => {
  const window = windowWith({ product: 'roller', mount }, widths(['297.6', '298', '298.4']));
  expect(check(window).governing.width?.cm).toBe(cm);
});

const straight = windowWith({}, widths(['297.6', '298', '298.4']));
const slanting = windowWith({}, widths(['297', '298', '299.5']));
const diagonals = { diagonalDown: '200', diagonalUp: '203' };
const children = { remarks: ['children'] } as const;

test.each<[code: Issue['code'], window: PlannedWindow, other: PlannedWindow]>([
  ['straight', straight, slanting],
  ['differ', slanting, straight],
  ['shallow', recess({ depth: '4' }), recess({ depth: '6' })],
  ['standsOut', recess({ depth: '6' }), recess({ depth: '7' })],
  ['outOfSquare', recess(diagonals), recess(diagonals, 'wall')],
  ['door', blind('210'), blind('210', { ending: 'floor' })],
  ['door', blind('210'), blind('150')],
  ['cord', blind('150', children), blind('150', { ...children, control: 'motor' })],
  ['high', windowWith({}, size('200', '580')), windowWith({}, size('200', '280'))],
  ['tooWide', windowWith({ product: 'venetian' }, size('230', '150')), blind('150')],
])('%s is reported for one window, and not for another', (code, window, other) => {
  expect(codes(window)).toContain(code);
  expect(codes(other)).not.toContain(code);
});
