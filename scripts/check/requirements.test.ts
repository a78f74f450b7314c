/** The tests name the requirements that they prove, as 'docs/requirements.md 9.1 to 9.5, 4.4'. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the shop says in its own words, which no test knows. */
const words = ['1.1', '1.5'];

/** Numbers of a list, and those between two. */
const numbersIn = (list: string) =>
  [...list.matchAll(/(\d+)\.(\d+)(?: to \d+\.(\d+))?/g)].flatMap(([, section, from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => `${section}.${Number(from) + at}`,
    ),
  );

test('a test names each requirement', () => {
  const [guide = ''] = readFileSync('docs/requirements.md', 'utf8').split('## 12.');
  const required = [...guide.matchAll(/^\d+\.\d+/gm)].map(String);
  const tests = ['browser', 'components', 'e2e', 'lib', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) =>
        /^(e2e|tests)$/.test(folder) ? name.endsWith('.ts') : /\.test\.tsx?$/.test(name),
      )
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const named = tests.flatMap((text) =>
    [...text.matchAll(/requirements\.md ([\d., to]+)/g)].flatMap(([, list = '']) =>
      numbersIn(list),
    ),
  );
  expect(required.filter((each) => ![...named, ...words].includes(each))).toEqual([]);
  expect(named.filter((each) => !required.includes(each))).toEqual([]);
});
