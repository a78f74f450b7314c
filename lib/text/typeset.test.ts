import { isolated, typeset } from './typeset';

const visible = (text: string) => text.replaceAll('\u2060', '|').replaceAll('\u00a0', '_');

test.each([
  ['3-4 working days', '3–|4_working days'],
  ['Blackout hangs in 48-72 hours.', 'Blackout hangs in 48–|72_hours.'],
  ['8:00-13:00 and 15:30-22:00', '8:00–|13:00 and 15:30–|22:00'],
  ['8 cm on each side', '8_cm on each side'],
  ['200 × 260 cm', '200_×_260_cm'],
  ['A double-height room.', 'A double-|height room.'],
  ['High-Quality Solutions', 'High-Quality Solutions'],
  ['-20% OFF', '-20% OFF'],
  ['2026-11-21', '2026-11-21'],
])('%s', (text, set) => {
  expect(visible(typeset(text))).toBe(set);
});

test.each([
  ['', 'rtl', ''],
  ['Wave', 'ltr', 'Wave'],
  ['ويفي', 'ltr', '\u2068ويفي\u2069'],
  ['Wave', 'rtl', '\u2068Wave\u2069'],
])('%j in a text from %s is isolated as %j', (text, direction, set) => {
  expect(isolated(text, { direction })).toBe(set);
});
