import { readEntries } from './entries';
import { saidOf } from './tidy';

// Published as ES modules alone.
jest.mock('@clack/prompts', () => ({}));

test('names an item of a list by its words or its file, not by its type', () => {
  const item = readEntries().entries.flatMap(({ file, value }) => {
    const index = Object(value).media?.findIndex(({ type }: { type?: string }) => type === 'image');
    return index >= 0 ? [{ file, index, ...Object(value).media[index] }] : [];
  })[0];
  const [said] = saidOf([{ file: item.file, path: ['media', item.index, 'src'], message: '' }]);
  expect(said).toMatch(/‘.{4,}’$/);
  expect(said).not.toContain('‘image’');
});
