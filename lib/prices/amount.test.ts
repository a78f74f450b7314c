import { formatAmount } from './amount';

test.each([
  [520, 'en', 'QR 520'],
  [1200, 'en', 'QR 1,200'],
  [95.5, 'en', 'QR 95.5'],
  [1234567, 'ar', 'QR 1,234,567'],
])('%d riyals in %s are %s', (value, language, text) => {
  expect(formatAmount(value, language, 'QR {number}')).toBe(text);
});
