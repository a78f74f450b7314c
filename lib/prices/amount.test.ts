import { formatAmount, formatRange } from './product';

test.each([
  [1200, 0, 'QR 1,200'],
  [95.5, 2, 'QR 95.50'],
  [95, 2, 'QR 95.00'],
  [1.25, 3, 'QR 1.250'],
])('%d with %d decimals is %s', (value, decimals, text) => {
  expect(formatAmount(value, 'QR {number}', decimals)).toBe(text);
  expect(formatAmount(value, '{number} ر.ق', decimals)).toBe(`${text.slice(3)} ر.ق`);
});

test('a range is one amount, whose smaller end is read first in every language', () => {
  const range = { from: 1340, to: 2620 };
  expect(formatRange(range, { range: '{from}-{to}', amount: 'QR {number}' })).toBe(
    'QR 1,340–\u20602,620',
  );
  const arabic = formatRange(range, { range: 'من {from} إلى {to}', amount: '{number} ر.ق' });
  expect(arabic).toMatch(/^من\s1,340\sإلى\s2,620 ر\.ق$/);
  expect(formatRange({ from: 95, to: 95 }, { range: '{from}-{to}', amount: 'QR {number}' })).toBe(
    'QR 95',
  );
});
