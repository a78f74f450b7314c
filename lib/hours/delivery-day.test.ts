import { answerDays, deliveryDay, deliveryKey, deliveryOf } from './delivery-day';
import { shift, shopOf } from './testing';

jest.mock('@/lib/content/country');

const works = { from: '2026-12-06', to: '2026-12-08', name: { en: 'Works', ar: 'Works' } };
const shop = (periods = [shift('8:00', '13:00')]) => shopOf(periods, [], works);

// 2026-12-01 is a Tuesday.
test.each([
  [{ unit: 'hours', to: 48 }, '2026-12-01', '2026-12-03'],
  [{ unit: 'hours', from: 48, to: 72 }, '2026-12-01', '2026-12-05'],
  [{ unit: 'hours', to: 50 }, '2026-12-02', '2026-12-05'],
  [{ unit: 'working-days', from: 3, to: 4 }, '2026-12-01', '2026-12-09'],
  [{ unit: 'weeks', from: 1, to: 2 }, '2026-12-01', '2026-12-15'],
  [{ unit: 'same-week' }, '2026-11-28', '2026-12-03'],
  [{ unit: 'same-week' }, '2026-12-01', '2026-12-05'],
] as const)('%j after %s is there by %s', (delivery, visit, day) => {
  expect(deliveryDay(visit, delivery, shop())).toBe(day);
});

test('the first day of a visit begins it, in the shop’s time', () => {
  const justAfter = Date.parse('2026-12-01T06:01:00+03:00');
  expect(answerDays(justAfter - 120_000, { unit: 'hours', to: 48 }, shop())).toMatchObject({
    visit: '2026-12-01',
    hung: '2026-12-03',
  });
  expect(answerDays(justAfter, { unit: 'hours', to: 48 }, shop())).toMatchObject({
    visit: '2026-12-02',
    hung: '2026-12-05',
  });
  expect(answerDays(justAfter, undefined, shop())?.hung).toBeUndefined();
});

test('another day can be chosen, if the shop visits then', () => {
  const daysOf = (chosen: string) =>
    answerDays(Date.parse('2026-12-01'), { unit: 'hours', to: 48 }, shop(), chosen);
  expect(daysOf('2026-12-03')).toMatchObject({ visit: '2026-12-03', hung: '2026-12-05' });
  expect(daysOf('2026-12-04')?.visit).toBe(daysOf('')?.offered[0]);
});

test('a shop that stays closed has no days', () => {
  expect(answerDays(Date.parse('2026-12-01'), { unit: 'hours', to: 48 }, shop([]))).toBeUndefined();
  expect(deliveryDay('2026-12-01', { unit: 'working-days', to: 2 }, shop([]))).toBeUndefined();
});

test.each([
  { unit: 'hours', to: 72 },
  { unit: 'working-days', to: 4 },
  { unit: 'weeks', to: 2 },
  { unit: 'same-week' },
] as const)('a link can hold %j', (delivery) => {
  expect(deliveryOf(deliveryKey(delivery))).toEqual(delivery);
});

test.each(['', 'hours-', 'years-2', 'same-week-2', 'my hours-2', 'hours-2x'])(
  '‘%s’ is no delivery',
  (key) => {
    expect(deliveryOf(key)).toBeUndefined();
  },
);
