import { formatAmount } from './amount';

test.each([
  [1200, 0, 'QR 1,200'],
  [95.5, 2, 'QR 95.50'],
  [95, 2, 'QR 95'],
  [1.25, 3, 'QR 1.250'],
])('%d with %d decimals is %s', (value, decimals, text) => {
  expect(formatAmount(value, 'en', 'QR {number}', decimals)).toBe(text);
  expect(formatAmount(value, 'ar', '{number} ر.ق', decimals)).toBe(`${text.slice(3)} ر.ق`);
});
