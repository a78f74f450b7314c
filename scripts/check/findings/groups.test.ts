/** @jest-environment node */
import { type ContentLiteral, contentLiterals } from '../source/files';
import { literalsOf } from '../source/literals';
import { findGroups } from './groups';

/** The literals of files that exist only here. */
function filesOf(files: Readonly<Record<string, string>>): ContentLiteral[] {
  return Object.entries(files).flatMap(([file, source]) =>
    literalsOf(source).map((literal) => ({ ...literal, file })),
  );
}

const findingsOf = (
  id: string,
  files: Readonly<Record<string, string>>,
  samples: readonly string[] = [],
) => findGroups(filesOf(files), samples).find((group) => group.id === id)?.findings;

it('lists contact facts first and renders last', () => {
  expect(findGroups([], []).map(({ id }) => id)).toEqual([
    'contact',
    'policies',
    'pages',
    'reviews',
    'renders',
  ]);
});

it('lists a sample value with its place and what to put there', () => {
  const source = "export const site = {\n  email: sample('a@b.example', 'your address'),\n};";
  expect(findingsOf('contact', { 'content/site.ts': source })).toEqual([
    {
      file: 'content/site.ts',
      line: 2,
      field: 'site.email',
      now: "'a@b.example'",
      wanted: 'your address',
    },
  ]);
});

it('lists each bracket with the sentence around it', () => {
  const source =
    "export default { faqs: [{ q: 'Q', a: 'First. Within [number of days] or [other]. Last.' }] };";
  const found = findingsOf('policies', { 'content/en/faq/a.ts': source });
  expect(found?.map(({ field }) => field)).toEqual(['[number of days]', '[other]']);
  expect(found?.[0]?.now).toBe('Within [number of days] or [other].');
});

it('lists sample posts by address and title, and not the real ones', () => {
  const post = (sample: boolean) =>
    `export default { sample: ${sample}, words: { en: { title: 'Dust' } } } satisfies PostFile;`;
  const files = { 'content/blog/dust.ts': post(true), 'content/blog/real.ts': post(false) };
  const found = findingsOf('pages', files, ['/blog/dust']);
  expect(found).toMatchObject([{ file: 'content/blog/dust.ts', field: '/blog/dust', now: 'Dust' }]);
});

it('lists a page that is a sample as a whole, by the line that says so', () => {
  const routes = "const samplePages: readonly Path[] = [\n  '/terms',\n];";
  const found = findingsOf('pages', { 'content/routes.ts': routes }, ['/terms', '/blog']);
  expect(found).toMatchObject([
    { file: 'content/routes.ts', line: 2, field: '/terms' },
    { file: 'content/blog', field: '/blog' },
  ]);
});

it('lists a whole sample page even if its line is not found', () => {
  expect(findingsOf('pages', {}, ['/faq'])).toMatchObject([
    { file: 'content/routes.ts', field: '/faq' },
  ]);
});

it('lists invented reviews and logos by their words', () => {
  const clients = "export const clients = [\n  { sample: true, src: 'a.svg', alt: 'A' },\n];";
  const reviews =
    "export const testimonials = [{ sample: true, words: { en: { quote: 'Good', name: 'B' } } }];";
  const files = { 'content/clients.ts': clients, 'content/testimonials.ts': reviews };
  expect(findingsOf('reviews', files)).toMatchObject([
    { file: 'content/clients.ts', line: 2, field: 'clients[0]', now: 'A' },
    { file: 'content/testimonials.ts', field: 'testimonials[0]', now: 'Good' },
  ]);
  expect(findingsOf('pages', files)).toEqual([]);
});

it('lists renders by name, and the line of the footer', () => {
  const pictures =
    "export const pictures = {\n  'a-b': { render: true },\n  c: { render: false },\n};";
  const site = 'export const site = { picturesAreRenders: true };';
  const found = findingsOf('renders', { 'content/pictures.ts': pictures, 'content/site.ts': site });
  expect(found).toMatchObject([
    { field: 'a-b', line: 2 },
    { field: 'site.picturesAreRenders', line: 1 },
  ]);
});

it('finds in the real content as many as its words are marked', () => {
  const literals = contentLiterals();
  const count = (pattern: RegExp) =>
    literals.filter(({ kind, field, text }) => kind === 'word' && pattern.test(`${field} ${text}`))
      .length;
  const [, , , reviews, renders] = findGroups(literals);
  const stars = literals.filter(
    ({ file, kind }) => file === 'content/home.ts' && kind === 'sample',
  );
  expect(reviews?.findings).toHaveLength(
    count(/^(clients|testimonials)\[\d+\]\.sample true$/) + stars.length,
  );
  expect(renders?.findings).toHaveLength(count(/(\.render|picturesAreRenders) true$/));
});
