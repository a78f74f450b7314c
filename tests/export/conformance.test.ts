/** The exported pages conform to the HTML standard: content model, ids, attributes. A file of its own runs beside the others. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { locales } from '@/config/locales';
import { allPages, fileOf, textFile } from '@/e2e/support/exported';
import { templatePaths } from '@/e2e/support/sample-pages';

// The preset has the rules of the standard alone, none of style or accessibility, which axe checks.
const checker = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

// Entries of a template differ in words alone; the ids of each are in pages/structure.ts.
const templates = locales.flatMap((locale) => templatePaths.map((path) => fileOf(path, locale)));
const others = allPages().filter((file) => /404|offline/.test(file));

test.each([...templates, ...others])('%s conforms', (file) => {
  const { results } = checker.validateStringSync(textFile(file), file);
  const found = results.flatMap(({ messages }) => messages);
  expect(found.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([]);
});
