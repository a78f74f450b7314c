import type { Unit } from '@/config/window';
import { fieldText, readLength } from './length';

const cmOf = (text: string, unit: Unit = 'cm') => readLength(text, unit)?.cm;

test.each<[spelling: string, cm: number | undefined, texts: readonly string[]]>([
  ['a number', 250, ['250', '~250', '+250', '٢٥٠', '۲۵۰', '२५०', '২৫০', '\u202b250\u202c']],
  ['a decimal', 250.5, ['250.5', '250,5', '٢٥٠٫٥']],
  ['thousands', 1200, ["1'200", '1 200', '1,200']],
  ['centimetres', 250, ['250 cm.', '250cms', 'about 250 cm', '２５０ｃｍ', '\u2066250 cm\u2069']],
  ['centimetres in Arabic', 240, ['٢٤٠ سنتي', '٢٤٠ سنتيمترًا']],
  ['metres or millimetres', 250, ['2.5 m', '2,500 m', '2.5 mtr', '٢٫٥ م', '2500mm']],
  ['metres and centimetres', 250, ['2m50', '2 m 50 cm', '2 م و50', '2 م 50']],
  ['metres and few centimetres', 205, ['2 m 5', '2m05']],
  ['metres and words', 250, ['2 متر ونصف', 'مترين ونصف']],
  ['a metre and a fraction', 125, ['متر وربع', '1 m 25']],
  ['less a fraction', 175, ['مترين إلا ربع']],
  ['half a metre', 50, ['نصف متر']],
  ['inches', 248.92, ['98 in', '98 in.', '8\'2"', '8’2”', '8 ft 2', '8 أقدام و2 بوصة']],
  ['fractions of inches', 250.19, ['98 1/2"', '98-1/2"', '98½"', '8 ft 2 1/2 in']],
  ['feet', 243.84, ["8'", '8 feet', '8 قدم']],
  ['no number', undefined, ['  ', 'abc', 'm', '😀', '٢٥O', '1.2.3']],
  ['two numbers', undefined, ['250 x 270', '250-260', '250/270']],
  ['no length', undefined, ['-1', '2m5', '5/0', '8 ft 14']],
])('%s, %s cm', (_, cm, texts) => {
  expect(texts.map((text) => [text, cmOf(text)])).toEqual(texts.map((text) => [text, cm]));
});

test('a bare number is in the unit of the list', () => {
  expect(cmOf('9', 'm')).toBe(900);
  expect(cmOf('98 1/2', 'in')).toBeCloseTo(250.19);
});

test('a length is converted to another unit and back', () => {
  for (const unit of ['m', 'in'] as const)
    expect(cmOf(fieldText(258.4, unit), unit)).toBeCloseTo(258.4, 1);
});
