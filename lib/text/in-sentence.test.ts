import { inSentence } from './in-sentence';

const words = { language: 'en', chat: { keepCapital: ['Arabic', 'TV'] } };

test.each([
  ['Wave Curtains', 'wave curtains'],
  ['Roller Blinds for Doors & Windows', 'roller blinds for doors & windows'],
  ['Arabic Majlis Seating', 'Arabic majlis seating'],
  ['TV Stand and Wall Decoration', 'TV stand and wall decoration'],
])('%s within a sentence', (name, expected) => {
  expect(inSentence(name, words)).toBe(expected);
});
