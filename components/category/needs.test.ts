/** docs/requirements.md 2.14 */
import { clothGuide, curtains } from '@/lib/content/collections';
import type { Category } from '@/lib/content/types';
import { needs, reasonFor } from './needs';

const [first] = curtains;
if (!first) throw new Error('there are no curtains');
const { grades: _own, ...plain } = first;
const sample: Category = { ...plain, slug: 'new', rooms: [] };
const words = clothGuide.words.en.opacity.questions;

function suits(facts: Partial<Pick<Category, 'grades' | 'rooms'>>) {
  return needs.filter((need) => reasonFor(need, { ...sample, ...facts }, 'en'));
}

test('a dark cloth suits sleep, privacy and glare, a sheer one the view', () => {
  const dark = { viewOut: 1, viewIn: 1, daylight: 2, sleep: 4 };
  expect(suits({ grades: dark })).toEqual(['sleep', 'privacy', 'glare']);
  expect(suits({ grades: { viewOut: 4, viewIn: 4, daylight: 4, sleep: 1 } })).toEqual(['view']);
  expect(reasonFor('sleep', { ...sample, grades: dark }, 'en')).toContain(words.sleep.grades.four);
});

test('a room is suited for the reason that content gives', () => {
  const why = { en: 'Seats', ar: 'Seats' };
  expect(suits({ rooms: [{ room: 'majlis', why }] })).toEqual(['majlis']);
  expect(suits({})).toEqual([]);
});
