import { fieldText, readLength } from './length';
import type { Unit } from './window';

const cmOf = (text: string, unit: Unit = 'cm') => readLength(text, unit)?.cm;

test.each([
  ['250', 250],
  ['250.5', 250.5],
  ['250,5', 250.5],
  ['2.5 m', 250],
  ['2,500 m', 250],
  ['2500mm', 250],
  ['250 cm.', 250],
  ['250cms', 250],
  ['~250', 250],
  ['+250', 250],
  ['about 250 cm', 250],
  ['2.5 mtr', 250],
  ['2m50', 250],
  ['2 m 50 cm', 250],
  ['2 m 5', 205],
  ['2m05', 205],
  ['1 m 20', 120],
  ['98 in', 248.92],
  ['98 in.', 248.92],
  ['98 1/2"', 250.19],
  ['98-1/2"', 250.19],
  ['98½"', 250.19],
  ['8\'2"', 248.92],
  ['8’2”', 248.92],
  ["8'", 243.84],
  ['8 ft 2', 248.92],
  ['8 ft 2 1/2 in', 250.19],
  ['8 feet', 243.84],
  ["1'200", 1200],
  ['1 200', 1200],
  ['٢٤٠ سنتي', 240],
  ['٢٤٠ سنتيمترًا', 240],
  ['٢٫٥ م', 250],
  ['۲۵۰', 250],
  ['२५०', 250],
  ['২৫০', 250],
  ['２５０ｃｍ', 250],
  ['2 م و50', 250],
  ['2 م 50', 250],
  ['2 متر ونصف', 250],
  ['مترين ونصف', 250],
  ['متر وربع', 125],
  ['مترين إلا ربع', 175],
  ['8 قدم', 243.84],
  ['8 أقدام و2 بوصة', 248.92],
  ['نصف متر', 50],
  ['\u202b250\u202c', 250],
  ['\u2066250 cm\u2069', 250],
])('%s is %s cm', (text, cm) => expect(cmOf(text)).toBeCloseTo(Number(cm), 2));

test.each([
  'abc',
  '-1',
  '2m5',
  '250 x 270',
  '250-260',
  '٢٥O',
  '5/0',
  '250/270',
  '8 ft 14',
  '1.2.3',
  'm',
  '😀',
])('%s is refused', (text) => expect(cmOf(text)).toBeUndefined());

test('a bare number is in the unit of the list', () => {
  expect(cmOf('9', 'm')).toBe(900);
  expect(cmOf('98 1/2', 'in')).toBeCloseTo(250.19);
  expect(cmOf('  ')).toBeUndefined();
});

test('a length is converted to another unit and back', () => {
  for (const unit of ['m', 'in'] as const)
    expect(cmOf(fieldText(258.4, unit), unit)).toBeCloseTo(258.4, 1);
});
