import { readdirSync, readFileSync } from 'node:fs';

/** The routes of a tree, by file path; the English 404 is shared by all languages (app/global-not-found.tsx). */
const routesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /page(\.\w+)?\.tsx$/.test(file) && !file.startsWith('404'))
    .sort();

const trees = { en: 'app/(en)', ar: 'app/ar' } as const;

it('has the same routes in both languages', () => {
  expect(routesIn(trees.en).length).toBeGreaterThan(10);
  expect(routesIn(trees.ar)).toEqual(routesIn(trees.en));
});

it('an optional page’s route has its own extension, so that a build can exclude it', () => {
  for (const file of routesIn(trees.en)) {
    const [, page = '', name] = /^(?:(\w+)\/)?.*page(?:\.(\w+))?\.tsx$/.exec(file) ?? [];
    if (name) expect(name).toBe(page);
    else expect(file).not.toContain('[slug]');
  }
});

it.each(routesIn(trees.en))('%s differs in nothing but its language', (file) => {
  const [en, ar] = [trees.en, trees.ar].map((tree) => readFileSync(`${tree}/${file}`, 'utf8'));
  expect(en).toContain("'en'");
  expect(ar).toBe(en?.replaceAll("'en'", "'ar'"));
});
