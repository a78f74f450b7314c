import { measurePage, planner } from '@/content/ar/measure';
import { measurePage as englishPage, planner as englishPlanner } from '@/content/en/measure';
import { surroundings } from './names';
import { emptyPlan } from './plan';

/** The places for values in every text, by the text's own place. */
function placesIn(value: unknown, path = ''): readonly (readonly [path: string, places: string])[] {
  if (typeof value === 'string') {
    return [[path, [...new Set(value.match(/\{\w+\}/g))].sort().join()]];
  }
  if (typeof value !== 'object' || value === null) return [];
  // Languages differ in their plural forms; all have 'other'.
  const plural = 'other' in value;
  return Object.entries(value).flatMap(([key, inner]) =>
    plural && key !== 'other' ? [] : placesIn(inner, `${path}.${key}`),
  );
}

/** All but names to look for, which each language has its own number of. */
function texts(words: unknown) {
  return placesIn(words).filter(([path]) => !/Names\.\d+$/.test(path));
}

test('the page and the planner put the same values into their texts in Arabic', () => {
  expect(texts(measurePage)).toEqual(texts(englishPage));
  expect(texts(planner)).toEqual(texts(englishPlanner));
});

test.each([
  ['غرفة نوم الضيوف', true, false],
  ['مجلس الضيوف', false, false],
  ['غرفة الاولاد', true, true],
])('who sleeps in %s', (name, bedroom, nursery) => {
  const room = { id: 'r', name, windows: [] };
  expect(surroundings(emptyPlan, room, planner)).toMatchObject({ bedroom, nursery });
});
