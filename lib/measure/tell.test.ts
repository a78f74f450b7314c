import { planner as arabic } from '@/content/ar/measure';
import { planner as english } from '@/content/en/measure';
import { checkWindow } from './check-window';
import { emptyPlan, type Plan, type PlannedWindow } from './plan';
import { findingPieces, plain } from './say';
import { tellPlan } from './tell';
import { sizes, windowWith } from './testing';
import { workingLines } from './working';

const three = (text: string) => [text, text, text] as const;
const sea = windowWith(
  { id: 'a', name: 'Sea window', lining: 'cotton', facing: 'sw', note: 'a socket\nbehind it.' },
  { ...sizes(['297.6', '298', '298.4'], ['271.5', '272', '272']), beyond: '41' },
);
const desk = windowWith(
  { id: 'b', product: 'roller', mount: 'inside', colour: 'pearl' },
  { ...sizes(three('142.5'), three('160')), depth: '9' },
);

function planOf(...windows: readonly PlannedWindow[]): Plan {
  return {
    ...emptyPlan,
    place: 'Villa in Al Waab',
    rooms: [{ id: 'r', name: 'Bedroom', windows }],
  };
}

test('the shop reads what to make, from what it was measured, and what is still missing', () => {
  const seen = { ...sea, lengths: { ...sea.lengths, repeat: '640 mm', sill: '20' } };
  const plan = planOf(seen, desk, windowWith({ id: 'c' }));
  const [text = ''] = tellPlan(plan, english, new Set(['a']));
  expect(text.split('\n')).toEqual([
    'Hello, I measured 3 windows with your planner.',
    '',
    '1. Bedroom, Sea window: wave curtain 2.2 ×, linen, sand, lining cotton, opens to both sides, ceiling. Track 380.4, drop 270.5 cm, widths 297.6/298/298.4, heights 271.5/272/272. Sill at 20, pattern repeat 64, faces south-west, about 8.6 m of cloth 320 wide. A socket behind it. Photographs follow.',
    '2. Bedroom, Window 2: roller blind, linen, pearl. Inside, 142.5 × 160 cm, widths 142.5/142.5/142.5, heights 160/160/160. Depth 9.',
    '3. Bedroom, Window 3: wave curtain 2.2 ×, linen, sand, opens to both sides, ceiling. Not measured yet.',
    '',
    'Villa in Al Waab. When can you come?',
  ]);
});

test('in Arabic the same is said, with the same numbers', () => {
  const [text = ''] = tellPlan(planOf(sea, desk), arabic, new Set());
  expect(text).toMatch(/^السلام عليكم، قست نافذتين/);
  for (const number of ['380.4', '270.5', '297.6/298/298.4', '8.6', '142.5 × 160']) {
    expect(text).toContain(number);
  }
  expect(text).not.toMatch(/[{}]|undefined/);
});

test('measures typed in millimetres go out in centimetres', () => {
  const inMm = windowWith({ id: 'a' }, sizes(three('2980'), three('2715')));
  const [text = ''] = tellPlan({ ...planOf(inMm), unit: 'mm' }, english, new Set());
  expect(text).toContain('widths 298/298/298');
});

test('the working is shown line by line', () => {
  const { calculated } = checkWindow(sea, {
    unit: 'cm',
    children: false,
    bedroom: false,
    nursery: false,
  });
  if (!calculated) throw new Error('not calculated');
  const lines = workingLines(sea, calculated, 'cm', english);
  expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Window 298.4 + 2 × 41 beyond it: 380.4 cm',
    'Track 380.4 × fullness 2.2, and 4 side hems of 5: 856.9 cm',
    'Cloth 320 wide, turned on its side: 1 length',
    'Drop 271.5 − 1 clear + 8 top + 15 hem: 293.5 cm',
    'To order: 8.6 m',
    'The same in lining: 8.6 m',
  ]);
});

test('every finding is a sentence with its numbers, in both languages', () => {
  const windows = [
    windowWith({}, sizes(['298', '29.8', '2980'], ['250', '2.5', '254'])),
    windowWith(
      { mount: 'inside', product: 'roller' },
      { ...sizes(three('300'), three('160')), depth: '5', diagonalDown: '340', diagonalUp: '343' },
    ),
    windowWith({ rollCm: 280 }, { ...sizes(['298 cm', '300', '298'], three('330')), depth: 'x' }),
    windowWith({ product: 'roman' }, { widthTop: '2', heightLeft: '99999' }),
  ];
  const around = { unit: 'cm', children: true, bedroom: true, nursery: true } as const;
  for (const window of windows) {
    for (const finding of checkWindow(window, around).findings) {
      for (const words of [english, arabic]) {
        const text = plain(findingPieces(finding, window, 'cm', words));
        expect(text).not.toMatch(/[{}]|undefined/);
        for (const cm of Object.values(finding.lengths)) {
          if (finding.code !== 'unreadable') expect(Number.isFinite(cm)).toBe(true);
        }
      }
    }
  }
});
