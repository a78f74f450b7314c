import { formatAmount, formatRange } from './amount';

test.each([
  [1200, 0, 'QR 1,200'],
  [95.5, 2, 'QR 95.50'],
  [95, 2, 'QR 95.00'],
  [1.25, 3, 'QR 1.250'],
])('%d with %d decimals is %s', (value, decimals, text) => {
  expect(formatAmount(value, 'en', 'QR {number}', decimals)).toBe(text);
  expect(formatAmount(value, 'ar', '{number} ر.ق', decimals)).toBe(`${text.slice(3)} ر.ق`);
});

test('a range is one amount, which runs from left to right in every language', () => {
  const range = { from: 1340, to: 2620 };
  expect(formatRange(range, { language: 'en', direction: 'ltr' }, 'QR {number}')).toBe(
    'QR 1,340–\u20602,620',
  );
  expect(formatRange(range, { language: 'ar', direction: 'rtl' }, '{number} ر.ق')).toBe(
    '\u20681,340–\u20602,620\u2069 ر.ق',
  );
  expect(
    formatRange({ from: 95, to: 95 }, { language: 'en', direction: 'ltr' }, 'QR {number}'),
  ).toBe('QR 95');
});
