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
  [['298', '29.8', '298'], 298],
  [['298', '2980', '298'], 298],
  [['298', '2.98', '298'], 298],
  [['25'], 250],
  [['2500', '2510', '2490'], 250],
  [['900'], 90],
])('%s is queried, and nothing is calculated meanwhile', (typed, meant) => {
  const window = windowWith({}, widths(typed));
  const { issues, calculation } = check(window);
  const [found, ...others] = issues.filter(({ code }) => code === 'range');
  expect(others).toEqual([]);
  expect(found?.fixes?.[0]?.cm).toBe(meant);
  expect(calculation).toBeUndefined();
  // Applies the suggested fix.
  const put = check({ ...window, ...found?.fixes?.[0]?.change });
  expect(put.calculation?.openingCm).toBe(Math.max(...put.width.map(({ cm }) => cm)));
});

test.each(['3.9', '-1', '0', '0x10', '1e2', '201', 'two'])(
  '%s is no number of windows',
  (alike) => {
    const window = windowWith({ alike }, size('200', '250'));
    expect(codes(window)).toContain('count');
    expect(codes({ ...window, alike: '٢٠٠' })).not.toContain('count');
  },
);

test('a wall wider than a tape is one by a press', () => {
  const window = windowWith({}, widths(['900', '900', '900']));
  const fixes = check(window).issues.flatMap((issue) => issue.fixes ?? []);
  const asTyped = fixes.find(({ code }) => code === 'asTyped');
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
