import { wordsOf } from '@/content/words';
import { clockText } from './clock-text';

test.each([
  ['0:00', '12:00 بعد منتصف الليل'],
  ['1:30', '1:30 بعد منتصف الليل'],
  ['4:15', '4:15 فجرًا'],
  ['08:00', '8:00 صباحًا'],
  ['12:00', '12:00 ظهرًا'],
  ['13:00', '1:00 ظهرًا'],
  ['15:30', '3:30 عصرًا'],
  ['22:00', '10:00 مساءً'],
])('%s is said as in Qatar', (time, said) => {
  expect(clockText(time, wordsOf('ar').hours.dayParts)).toBe(said);
});

test('English keeps 24 hours', () => {
  expect(clockText('15:30', wordsOf('en').hours.dayParts)).toBe('15:30');
});
