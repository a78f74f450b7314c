import { readEntries } from '../check/entries';

test('no field is a number: the admin takes it for an index of a list, and saves the form no more', () => {
  for (const { value } of readEntries().entries)
    expect(JSON.stringify(value)).not.toMatch(/"\d+":/);
});
