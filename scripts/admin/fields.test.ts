import { languageNames } from '@/config/locales';
import { collections } from '@/lib/schema';
import { readEntries } from '../check/entries';
import { entryFields } from './fields';

test('no field is a number: the admin takes it for an index of a list, and saves the form no more', () => {
  for (const { value } of readEntries().entries)
    expect(JSON.stringify(value)).not.toMatch(/"\d+":/);
});

test('a choice from a list has the names of its values', () => {
  const site = collections().flatMap((each) => (each.name === 'site' ? entryFields(each) : []));
  const languages = site.find(({ name }) => name === 'languages');
  const { options } = Object(languages?.field);
  expect(options).toContainEqual({ value: 'ar', label: languageNames.ar });
});
