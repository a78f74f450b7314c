import { inSentence } from './case';

const words = { language: 'en', chat: { capitalized: ['Arabic', 'TV'] } };

test.each([
  ['Heavy Curtains', 'heavy curtains'],
  ['Paper Blinds for Doors & Windows', 'paper blinds for doors & windows'],
  ['Arabic Garden Seating', 'Arabic garden seating'],
  ['TV Stand and Lamps', 'TV stand and lamps'],
])('%s within a sentence', (name, expected) => {
  expect(inSentence(name, words)).toBe(expected);
});
