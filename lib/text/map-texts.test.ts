import { mapTexts } from './map-texts';

test('changes texts alone, by their place', () => {
  const value = { names: ['Wave', 2, null, true] };
  const changed = { names: ['Wave names.0', 2, null, true] };
  expect(mapTexts(value, (text, path) => `${text} ${path.join('.')}`)).toEqual(changed);
});
