import { readdirSync, readFileSync } from 'node:fs';
import { madeFiles } from './write';

const made = madeFiles();

test.each([...made.keys()])('%s is what content/schema/ makes of it (npm run desk)', (path) => {
  expect(readFileSync(path, 'utf8')).toBe(made.get(path));
});

test('no schema is left of a kind that is gone', () => {
  const names = readdirSync('desk/schemas').map((name) => `desk/schemas/${name}`);
  expect(names.filter((name) => !made.has(name))).toEqual([]);
});
