import { fill } from '@/lib/text/fill';
import { namesOf } from '@/lib/text/testing';
import { longest, type PlannedWindow } from '../model/window';
import { plannerWords } from '../shop';
import { planWith, size, stock, windowWith } from '../testing';
import { mostBytes, mostMailBytes, planMessage } from './plan-message';

const { ar, en: own } = plannerWords;
const named = namesOf(own);
const plain = (text: string) => text.replace('WindowNumbered ', '').replaceAll('\u00a0', ' ');
const link = 'https://example.com/measure/#plan=zAAAA';
const messageOf = (words: typeof own, ...windows: readonly PlannedWindow[]) =>
  planMessage(planWith(...windows), link, { ...stock, words });

const places = { widthMiddle: '258.4', heightRight: '277.6' };
const recess = {
  product: 'roller',
  mount: 'recess',
  control: 'motor',
  rollerCloth: 'blackout',
} as const;

test.each<[choices: Partial<PlannedWindow>, lengths: PlannedWindow['lengths'], line: string]>([
  [
    { room: ' Hall ', facing: 'nw', remarks: ['ac', 'bay'] },
    size('258', '278', places),
    '1. Hall: curtain wave, flax. Size 258.4 277.6 cm, track, width 258, 258.4, height 278, 277.6, track 298.4 cm, made 276.6 cm. Wall, stack both, hand, faces nw, ac, bay. Metres 9 m flax.',
  ],
  [
    { ...recess, note: ' Ring\n twice. ' },
    size('120', '150', { depth: '10' }),
    '1: roller, blackout. Size 120 150 cm, sill, recess. Recess, motor, depth 10. Ring twice.',
  ],
  [
    { product: 'double', heading: 'eyelet', lining: 'blackout', stack: 'left', alike: '3' },
    size('200', '250'),
    '1: curtain eyelet, pole, flax, blackout, sheer veil. Alike 3. Size 200 250 cm, pole, pole 240 cm, made 252 cm. Wall, stack left, hand. Metres 4.9 m flax, metres 4.9 m lining flax, metres 5.4 m veil.',
  ],
  [
    { product: 'venetian', slat: 'wood', ending: 'floor' },
    size('100', '210'),
    '1: venetian, wood. Size 100 210 cm, floor, blind 116 cm, made 216 cm. Wall, hand.',
  ],
  [
    { product: 'roman', cloth: 'night', lining: 'plain', alike: '3.9' },
    size('100', ''),
    '1: roman, night, plain. Alike 3.9. Size 100 ? cm. Wall, hand.',
  ],
  [
    { origin: 'ceiling' },
    size('258', '278', { beyond: '64cmsx' }),
    '1: curtain wave, flax. Check, ceiling, width 258, height 278. Wall, stack both, hand, beyond 64cmsx.',
  ],
  [{}, {}, '1: curtain wave, flax. Unmeasured. Wall, stack both, hand.'],
])('%j of %j is one line', (choices, lengths, line) => {
  const [, said = ''] = messageOf(named, windowWith(choices, lengths)).full.split('\n\n');
  expect(plain(said)).toBe(line);
});

test('a message has a greeting, a line for each window that is measured, the link, and the place', () => {
  const plan = {
    ...planWith(windowWith({}, size('258', '278')), windowWith({})),
    place: ' Al Waab ',
  };
  const { full, within } = planMessage(plan, link, { ...stock, words: named }, 'bring');
  expect(full.split('\n\n')).toEqual([
    'greeting one',
    expect.stringMatching(/^WindowNumbered 1: .* flax\.$/),
    'bring',
    `link ${link}`,
    'Al Waab. closing',
  ]);
  expect(within(0)).toBe('greeting one\n\nbring\n\nAl Waab. closing');
});

test('a short message has what was typed, too, where it cannot be right', () => {
  const windows = [
    windowWith({ product: 'roller', alike: '3' }, size('120', '150')),
    windowWith({}, size('258', 'two-seventy')),
    windowWith({}, size('258', '')),
    windowWith({ alike: '3.9' }, size('120', '150')),
  ];
  const { full, within } = messageOf(named, ...windows);
  const short = within(full.length - 1, ({ length }) => length);
  const [, said = ''] = short.split('\n\n');
  expect(said.replaceAll('windowNumbered ', '').replaceAll('\u00a0', ' ').split('\n')).toEqual([
    '1: 3 × roller, size 120 150 cm',
    '2: curtain, check, width 258, height two-seventy',
    '3: curtain, size 258 ? cm',
    '4: 3.9 × curtain, size 120 150 cm, check',
  ]);
});

test('in Arabic width and height are named and isolated', () => {
  const { full } = messageOf(ar, windowWith({}, size('258', '278')));
  const text = fill(ar.size, { width: '258', height: '278', unit: ar.options.unit.cm });
  expect(full).toContain(`\u2068${text}\u2069`);
});
test.each(Object.entries(plannerWords))('%s: an address gets no more than it takes', (_, words) => {
  for (const count of [1, 5, 12, 40, 120]) {
    const windows = Array.from({ length: count }, () =>
      windowWith({ room: 'غرفة الضيوف', note: 'ض'.repeat(longest.note) }, size('258', '278')),
    );
    const message = messageOf(words, ...windows);
    for (const bytes of [mostBytes, mostMailBytes]) {
      expect(encodeURIComponent(message.within(bytes)).length).toBeLessThanOrEqual(bytes);
      expect(message.within(bytes)).toContain(link);
    }
    const inForm = message.within(16_000, ({ length }) => length);
    expect(inForm.length).toBeLessThanOrEqual(16_000);
    expect(inForm).toContain(link);
  }
});
