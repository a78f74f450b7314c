/** docs/requirements.md 9.15 */
import type { Dictionary } from '@/lib/content/dictionary';
import { deliveryText } from './delivery';

/** A shop's words; in Arabic each form of a number shows which it is. */
const delivery = {
  hours: {
    two: '{from} to two',
    few: '{from} to few {to}',
    many: '{from} to many {to}',
    other: '{from}-{to} hours',
  },
  hoursFrom: { one: 'one', two: 'two', other: '{from}' },
  hoursUpTo: { one: '{to} hour', other: '{to} hours' },
  'working-days': { other: '{from}-{to} working days' },
  'working-daysFrom': { other: '{from}' },
  'same-week': 'The same week',
};

test.each([
  ['en', { unit: 'hours', to: 48 }, '48 hours'],
  ['en', { unit: 'hours', to: 1 }, '1 hour'],
  ['en', { unit: 'hours', from: 48, to: 72 }, '48–72 hours'],
  ['en', { unit: 'working-days', from: 3, to: 4 }, '3–4 working days'],
  ['en', { unit: 'same-week' }, 'The same week'],
  ['ar', { unit: 'hours', from: 1, to: 2 }, 'one to two'],
  ['ar', { unit: 'hours', from: 2, to: 3 }, 'two to few 3'],
  ['ar', { unit: 'hours', from: 48, to: 72 }, '48 to many 72'],
] as const)('%s: %j is "%s"', (language, time, expected) => {
  // Of the words only what is used here.
  const words = { language, delivery } as unknown as Dictionary;
  expect(
    deliveryText(time, words).replace(/[\u2060\u00a0]/g, (mark) => (mark === '\u00a0' ? ' ' : '')),
  ).toBe(expected);
});
