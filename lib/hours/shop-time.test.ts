import { countries } from '@/config/countries';

test.each([
  ['QA', '+03:00', 6],
  ['AE', '+04:00', 1],
  ['OM', '+04:00', 6],
  ['SA', '+03:00', 0],
] as const)('time and week are those of %s', async (code, zone, first) => {
  jest.resetModules();
  jest.doMock('@/lib/content/country', () => ({ country: countries[code] }));
  const { momentOf, shopDate, startOfDay, weekOrder } = await import('./shop-time');
  expect(startOfDay('2027-02-08')).toBe(`2027-02-08T00:00:00${zone}`);
  const midnight = Date.parse(startOfDay('2027-02-08'));
  expect(momentOf('2027-02-08T00:00:00')).toBe(midnight);
  expect([shopDate(midnight - 1), shopDate(midnight)]).toEqual(['2027-02-07', '2027-02-08']);
  expect(weekOrder).toEqual(Array.from({ length: 7 }, (_, day) => (first + day) % 7));
});
