/** @jest-environment node */
import { problemText } from '../problem';
import { literalsOf } from '../source/literals';
import { compilerErrors, firstErrors } from './compiler-errors';
import { explain } from './explain';

const source = `export default {
  order: 5,
  media: [
    { type: 'image', src: 'wavy' },
  ],
  icons: ['sun', 'motor'],
  services: ['curtains', 'couches'],
  words: {
    en: {
      name: 'Wave',
    },
  },
} satisfies CategoryFile;
`;
const file = 'content/wave.ts';
const say = (output: string) =>
  firstErrors(compilerErrors(output))
    .map((error) => problemText(explain(error, literalsOf(source))))
    .join('\n');

it.each([
  [
    'a missing field by its name',
    "(9,5): error TS2741: Property 'overline' is missing in type '{ name: string; }' but required in type 'CategoryWords'.",
    'words.en.overline: is missing',
  ],
  [
    'missing fields',
    "(9,5): error TS2739: Type '{ name: string; }' is missing the following properties from type 'CategoryWords': overline, goodFor",
    'words.en: overline, goodFor: missing',
  ],
  [
    'a misspelt field',
    "(10,7): error TS2561: Object literal may only specify known properties, but 'name' does not exist in type 'CategoryWords'. Did you mean to write 'names'?",
    "words.en.name: nothing reads 'name' here; is it misspelt?",
  ],
  [
    'a wrong count',
    '(6,3): error TS2322: Type \'["sun", "motor"]\' is not assignable to type \'Three<IconName>\'.\n  Source has 2 element(s) but target requires 3.',
    'icons: 2 entries; 3 are wanted',
  ],
  [
    'an unknown picture',
    "(4,22): error TS2322: Type '\"wavy\"' is not assignable to type 'PictureRef'.",
    "media[0].src: 'wavy' does not fit; use the name of a picture in content/pictures.ts",
  ],
  [
    'a slip of the pen',
    "(4,22): error TS2820: Type '\"wavy\"' is not assignable to type 'PictureRef'. Did you mean '\"wave\"'?",
    "media[0].src: 'wavy' is not known; did you mean 'wave'?",
  ],
  [
    'a number that does not fit',
    "(2,3): error TS2322: Type '6' is not assignable to type 'Rating'.",
    'order: 6 does not fit; use 0 to 5 in half steps, such as 4.5',
  ],
  [
    'a value within a list',
    "(7,3): error TS2322: Type '[\"curtains\", \"couches\"]' is not assignable to type 'AtLeastOne<ServiceId>'.\n  Type '\"couches\"' is not assignable to type 'ServiceId'.",
    "services[0]: 'couches' does not fit; use the name of a file in content/services",
  ],
  [
    'a value that is none of a few',
    '(2,3): error TS2322: Type \'"days"\' is not assignable to type \'"hours" | "same-week"\'.',
    "order: 'days' does not fit; use one of hours, same-week",
  ],
  [
    'an import that is left over',
    "(1,10): error TS6133: 'sample' is declared but its value is never read.",
    "line 1: nothing needs 'sample' any more; delete it here",
  ],
  ['what it does not know, as it is', '(2,3): error TS2345: Argument.', 'order: Argument.'],
])('says %s', (_, output, expected) => {
  expect(say(`${file}${output}`)).toBe(`${file}: ${expected}`);
});

it('says of a broken file only the first place', () => {
  const output = `${file}(3,1): error TS1005: ',' expected.\n${file}(4,1): error TS1002: Unterminated.\nother.ts(1,1): error TS2322: Follows.`;
  expect(say(output)).toMatch(/^content\/wave\.ts: line 3: cannot be read[^\n]+$/);
});

it('leaves out the index when an entry is wrong, and not when it stands alone', () => {
  const index = 'content/collections.ts(1,1): error TS2322: Follows.';
  expect(say(`${file}(2,3): error TS2345: Argument.\n${index}`)).not.toContain('collections');
  expect(say(index)).toContain('content/collections.ts');
});
