import { defaultLocale } from '@/config/locales';
import { capitalized, lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { isolated } from '@/lib/text/typeset';
import { longest, type PlannedWindow } from '../model/window';
import { plannerWords } from '../shop';
import { planWith, size, stock, windowWith } from '../testing';
import { formatSize } from './format';
import { mostBytes, mostMailBytes, planMessage } from './plan-message';

const own = plannerWords[defaultLocale];
const { ar } = plannerWords;
const link = 'https://example.com/measure/#plan=zAAAA';
const messageOf = (words: typeof own, ...windows: readonly PlannedWindow[]) =>
  planMessage(planWith(...windows), link, { ...stock, words });

test('a window is one line with its sizes in words, and the list’s link is in the message', () => {
  const { full } = messageOf(own, windowWith({ room: 'Hall' }, size('258', '278')));
  expect(full.split('\n').filter((line) => line.startsWith('1. '))).toHaveLength(1);
  // A sentence begins with a capital.
  expect(full).toContain(formatSize({ width: 258, height: 278 }, 'cm', own).slice(1));
  expect(full).toContain(link);
  expect(full).toContain('Hall');
});

test('in Arabic width and height are named and isolated, and a greeting opens it', () => {
  const { full } = messageOf(ar, windowWith({}, size('258', '278')));
  expect(full.startsWith(ar.message.greeting.split('{')[0] ?? '')).toBe(true);
  const text = fill(ar.size, { width: '258', height: '278', unit: ar.options.unit.cm });
  expect(full).toContain(isolated(text, ar));
  expect(isolated(text, ar)).toBe(`\u2068${text}\u2069`);
});

test('unreadable measures are marked, without metres', () => {
  const { full } = messageOf(own, windowWith({}, size('258', '278', { beyond: '64cmsx' })));
  expect(full).toContain(`${capitalized(own.list.check)}${own.comma}`);
  for (const read of ['258', '278']) expect(full).toContain(read);
  expect(full).toContain('64cmsx');
  expect(full).not.toMatch(/\d m of/);
});

test('a short message has what was typed, too, where it cannot be right', () => {
  const windows = [
    windowWith({ product: 'roller', alike: '3' }, size('120', '150')),
    windowWith({}, size('258', 'two-seventy')),
    windowWith({}, size('258', '')),
    windowWith({ alike: '3.9' }, size('120', '150')),
  ];
  const { full, within } = messageOf(own, ...windows);
  const short = within(full.length - 1, ({ length }) => length);
  expect(short).toContain(`3 × ${lowerInitial(own.options.product.roller)}`);
  expect(short).toContain('two-seventy');
  expect(short).toContain(formatSize({ width: 258, height: undefined }, 'cm', own));
  expect(short).toMatch(new RegExp(`3\\.9 × .*${own.list.check}`));
  expect(full).toContain(capitalized(fill(own.message.alike, { count: '3.9' })));
});

test('a recess has its full size, without deductions', () => {
  const recess = windowWith(
    { product: 'roller', mount: 'recess', remarks: ['ac'] },
    size('120', '150'),
  );
  const { full } = messageOf(own, recess);
  expect(full).toContain(lowerInitial(own.worked.recess));
  expect(full).toContain(lowerInitial(own.options.remarks.ac));
});

test('blank windows are not sent beside others', () => {
  const { full } = messageOf(own, windowWith({}, size('258', '278')), windowWith({}));
  const [first, second] = [1, 2].map((number) => fill(own.windowNumbered, { number }));
  expect(full).not.toContain(second);
  expect(messageOf(own, windowWith({})).full).toContain(first);
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
