import { namesOf } from '@/lib/text/testing';
import type { PlannedWindow } from '../model/window';
import { plannerWords } from '../shop';
import { check, size, stock, windowWith } from '../testing';
import { issueText } from '../text/format';
import { checkWindow } from './check-window';

const widths = ([top = '', middle = '', bottom = '']: readonly string[]) =>
  size(top, '270', { widthMiddle: middle, widthBottom: bottom });
const blind = (height: string, choices: Partial<PlannedWindow> = {}) =>
  windowWith({ product: 'roller', ...choices }, size('100', height));
const recess = (lengths: PlannedWindow['lengths'], mount: PlannedWindow['mount'] = 'recess') =>
  windowWith({ product: 'roller', mount }, size('120', '160', lengths));

test.each([
  [['298', '29.8', '298'], 298],
  [['298', '2980', '298'], 298],
  [['25'], 250],
  [['2500', '2510', '2490'], 250],
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

const words = namesOf(plannerWords.en);
const textsOf = (window: PlannedWindow, shop = stock) =>
  checkWindow(window, shop).issues.map((issue) =>
    issueText(issue, 'cm', words).replaceAll('\u00a0', ' '),
  );
const straight = windowWith({}, widths(['297.6', '298', '298.6']));
const slanting = windowWith({}, widths(['297', '298', '298.1']));
const diagonals = (diagonalUp: string) => recess({ diagonalDown: '200', diagonalUp });
const children = { remarks: ['children'] } as const;
const blinds = (product: PlannedWindow['product'], width: string) =>
  windowWith({ product }, size(width, '150'));
const heights = (product: PlannedWindow['product'], mount: PlannedWindow['mount']) =>
  windowWith(
    { product, mount },
    size('100', '150', { heightCentre: '150.4', heightRight: '150.8' }),
  );

test.each<[said: string, window: PlannedWindow, other: PlannedWindow]>([
  ['straight 1 cm', straight, slanting],
  ['differ 1.1 cm 297 cm 298.1 cm', slanting, straight],
  ['cover 298.6 cm', straight, slanting],
  ['drag 150 cm', heights('curtain', 'wall'), heights('roller', 'wall')],
  ['cover 150.8 cm', heights('roller', 'wall'), straight],
  ['tube 150.8 cm', heights('roller', 'recess'), heights('roman', 'recess')],
  ['drag 150 cm', heights('vertical', 'recess'), heights('roman', 'recess')],
  ['recess 150 cm', heights('roman', 'recess'), heights('roller', 'recess')],
  ['converted 2.5 m 250 cm', windowWith({}, size('2.5 m', '270')), straight],
  ['range 29.8 cm 30 cm 800 cm meant 298 cm', windowWith({}, size('29.8', '270')), straight],
  ['range 9 cm 30 cm 800 cm meant 90 cm', windowWith({}, size('9', '270')), straight],
  ['count 3.9 200', windowWith({ alike: '3.9' }), straight],
  ['shallow 4.9 cm 5 cm', recess({ depth: '4.9' }), recess({ depth: '5' })],
  ['outOfSquare 1.1 cm 200 cm 201.1 cm', diagonals('201.1'), diagonals('201')],
  ['door 195 cm', blind('195'), blind('194.9')],
  ['cord 150 cm', blind('150', children), blind('150', { ...children, control: 'motor' })],
  ['high 300.1 cm', windowWith({}, size('200', '300.1')), windowWith({}, size('200', '300'))],
  ['tooWide 200.1 cm 200 cm', blinds('venetian', '184.1'), blinds('venetian', '184')],
  [
    'seams 280.1 cm 280 cm',
    windowWith({}, size('200', '258.1')),
    windowWith({}, size('200', '258')),
  ],
  [
    'stackOnGlass 27 cm',
    windowWith({}, size('300', '270')),
    windowWith({}, size('300', '270', { beyond: '27' })),
  ],
])(
  '%s is said of one window, and not of another; what it offers ends it',
  (said, window, other) => {
    expect(textsOf(window)).toContain(said);
    const [code = ''] = said.split(' ');
    const isSaid = (of: PlannedWindow) => textsOf(of).some((each) => each.startsWith(`${code} `));
    expect(isSaid(other) && textsOf(other).includes(said)).toBe(false);
    const { fixes = [] } = check(window).issues.find((each) => each.code === code) ?? {};
    const [first] = fixes;
    if (first) expect(isSaid({ ...window, ...first.change })).toBe(false);
  },
);

test('a shop without the cloth says so', () => {
  expect(textsOf(windowWith({ product: 'roman' }), { ...stock, cloths: [] })).toContain(
    'clothMissing',
  );
  const sheerless = { ...stock, cloths: stock.cloths.filter(({ id }) => id !== 'veil') };
  expect(textsOf(windowWith({ product: 'double' }), sheerless)).toContain('clothMissing');
  expect(textsOf(windowWith({ product: 'double' }))).not.toContain('clothMissing');
});
