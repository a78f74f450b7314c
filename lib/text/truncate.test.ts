import { cutDescription, excerpt } from './truncate';

test('does not truncate a description of 100 characters', () => {
  const text = 'x'.repeat(100);
  expect(cutDescription(text)).toEqual({ start: text, rest: '' });
});

test.each([
  'Curtains, cut to the floor of the room they hang in. ',
  'نقيس الفتحة ونتفق معكم على القطاع والزجاج، ونحضر الإطارات مجمّعة. ',
])('cuts between sentences or words, within 100 characters, and loses nothing: %s', (sentence) => {
  for (let first = 0; first < 20; first += 1) {
    const text = `${'x'.repeat(first)} ${sentence.repeat(4)}`;
    const { start, rest } = cutDescription(text);
    expect(start.length).toBeLessThanOrEqual(100);
    expect(start.length).toBeGreaterThan(66);
    expect(start + rest).toBe(text);
    expect(start).toMatch(/[\p{L}\p{M}.]$/u);
    expect(rest).toMatch(/^[\s,،.]/);
  }
});

test.each([
  ['Beds and headboards made around the mattress that you own, of any size.', 'We measure'],
  ['Pleated, wave or eyelet curtains sewn in our workshop and hung', 'on the day we'],
  ['ستائر أمريكية أو ويفي، تُخاط في ورشتنا وتُبطَّن وتُعلَّق على الجدار', 'من غد إلى ما'],
])('ends with a sentence, or with a word that can end: %s', (start, stump) => {
  expect(cutDescription(`${start} ${stump} ${'x'.repeat(90)}`).start).toBe(start);
});

const family = '👨‍👩‍👧';

test.each([
  [100 - family.length, family],
  [99, 'x'],
])('never splits a grapheme cluster after %i characters', (before, end) => {
  const { start } = cutDescription(`${'x'.repeat(before)}${family}${'y'.repeat(20)}`);
  expect(start.endsWith(end)).toBe(true);
});

test.each([
  ['a'.repeat(60), 'a'.repeat(40)],
  ['b'.repeat(100), 'b'.repeat(40)],
  ['b'.repeat(101), `${'b'.repeat(40)}…`],
  [
    'Lining catches the sun, and the face, too, lasts longer.',
    'Lining catches the sun, and the face',
  ],
])('an excerpt has the words within 40 characters, and an ellipsis from 100: %s', (text, cut) => {
  expect(excerpt(text)).toBe(cut);
});
