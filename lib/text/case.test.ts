import { inSentence, lowerInitial } from './case';

const words = { language: 'en', capitalized: ['Arabic', 'TV'] };

test.each([
  ['Heavy Curtains', 'heavy curtains'],
  ['Paper Blinds for Doors & Windows', 'paper blinds for doors & windows'],
  ['Arabic Garden Seating', 'Arabic garden seating'],
  ['TV Stand and Lamps', 'TV stand and lamps'],
])('%s within a sentence', (name, expected) => {
  expect(inSentence(name, words)).toBe(expected);
});

test('a choice begins small within a sentence, unless it is an abbreviation', () => {
  const choices = ['Linen', 'AC unit', 'linen Blend'];
  expect(choices.map(lowerInitial)).toEqual(['linen', 'AC unit', 'linen Blend']);
});
