/** The exported pages conform to the HTML standard: content model, ids, attributes. A file of its own runs beside the others. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { allPages, textFile } from '@/e2e/support/exported';

// The preset has the rules of the standard alone, none of style or accessibility, which axe checks.
const checker = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

test.each(allPages())('%s conforms', (file) => {
  const { results } = checker.validateStringSync(textFile(file), file);
  const found = results.flatMap(({ messages }) => messages);
  expect(found.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([]);
});
