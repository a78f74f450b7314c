/** @jest-environment node */
import { paths } from '@/content/routes';
import type { FaqWords } from '@/content/types';
import { wordsOf } from '@/content/words';
import { locales } from '../problem';
import { searchTexts } from '../search-texts';
import { contentLiterals } from '../source/files';
import { literalsOf } from '../source/literals';
import { faqProblems } from './faq';
import { searchTextProblems } from './search-texts';
import { termsProblems } from './terms';
import { linkProblems, textProblems } from './texts';

const literals = contentLiterals();
const one = (source: string) =>
  literalsOf(source).map((each) => ({ ...each, file: 'content/a.ts' }));

describe('search texts', () => {
  const text = (length: number, letter = 'x') => ({
    file: `content/${letter}.ts`,
    field: 'words.en.summary',
    text: letter.repeat(length),
  });

  it.each(locales)('are right as they are in %s, for every page', (locale) => {
    const texts = searchTexts(locale, literals);
    expect(searchTextProblems(texts)).toEqual([]);
    // The other page without one is none that search engines list.
    expect(texts.length).toBeGreaterThanOrEqual(paths.length - 1);
    expect(texts.map(({ file }) => file)).not.toContain(`content/${locale}`);
  });

  it.each([
    [109, 1],
    [110, 0],
    [160, 0],
    [161, 1],
  ])('of %i characters: %i problems', (length, count) => {
    expect(searchTextProblems([text(length)])).toHaveLength(count);
  });

  it('name the length', () => {
    expect(searchTextProblems([text(97)])[0]?.message).toBe(
      '97 characters; search results want 110 to 160',
    );
  });

  it('are not shared by two pages', () => {
    const twin = { ...text(120), file: 'content/twin.ts' };
    expect(searchTextProblems([text(120), text(120, 'y'), twin])).toMatchObject([
      { file: 'content/twin.ts', message: expect.stringContaining('same text as in content/x.ts') },
    ]);
  });
});

describe('questions', () => {
  const { categories } = wordsOf('en').faqPage;
  const say = (changed: readonly FaqWords[]) =>
    faqProblems(changed, 'list.ts', (name) => `${name}.ts`).map(({ file, field }) => [file, field]);
  const [first, second, ...rest] = categories;
  if (!first || !second) throw new Error('no subjects');

  it('are right as they are', () => {
    expect(say(categories)).toEqual([]);
  });

  it('stand under 25 subjects', () => {
    expect(say([first, ...rest])).toEqual([['list.ts', 'categories']]);
  });

  it('are three to six', () => {
    const [only] = first.faqs;
    expect(say([{ ...first, faqs: [only] }, second, ...rest])).toEqual([
      [`${first.category}.ts`, 'faqs'],
    ]);
  });

  it('are asked once', () => {
    const { q } = first.faqs[0];
    const [, ...others] = second.faqs;
    const again = { ...second, faqs: [{ q, a: 'Yes.' }, ...others] as const };
    expect(say([first, again, ...rest])).toEqual([[`${second.category}.ts`, 'faqs']]);
  });

  it('stand under names of their own', () => {
    const named = { ...second, category: first.category };
    expect(say([first, named, ...rest])).toEqual([[`${first.category}.ts`, 'category']]);
  });
});

describe('terms', () => {
  const { termsPage } = wordsOf('en');
  const [first, second, ...rest] = termsPage.clauses;

  it('are right as they are', () => {
    expect(termsProblems(termsPage, 'terms.ts')).toEqual([]);
  });

  it('have anchors of their own that can stand in an address, and words', () => {
    const same = { clauses: [first, { ...second, id: first.id }, ...rest] as const };
    expect(termsProblems(same, 'terms.ts')).toMatchObject([{ field: 'clauses' }]);
    const odd = { clauses: [{ ...first, id: 'A b', paragraphs: [] }, second, ...rest] as const };
    expect(termsProblems(odd, 'terms.ts').map(({ field }) => field)).toEqual([
      'clauses[0].id',
      'clauses[0].paragraphs',
    ]);
  });
});

describe('texts', () => {
  it('are right as they are', () => {
    expect(textProblems(literals)).toEqual([]);
    expect(linkProblems(literals, paths)).toEqual([]);
  });

  it.each([
    ['<b>Bold</b>', /HTML/],
    ['A&nbsp;B', /HTML/],
    ['Buy now!', /exclamation/],
    ['http://a.example', /https/],
  ])('refuses %j', (text, message) => {
    const [problem] = textProblems(one(`export const a = { b: '${text}' };`));
    expect(problem).toMatchObject({ file: 'content/a.ts', field: 'a.b' });
    expect(problem?.message).toMatch(message);
  });

  it('takes what the specification gives, and less-than signs in prose', () => {
    const source =
      "export const a = { b: 'Oops! This page doesn’t exist.', c: 'drops < 3 m & > 2 m' };";
    expect(textProblems(one(source))).toEqual([]);
  });

  it('refuses a link to a page that is not there', () => {
    const source = "export const a = { link: '/curtains/wavy', other: '/curtains/wave' };";
    expect(linkProblems(one(source), paths)).toEqual([
      { file: 'content/a.ts', field: 'a.link', message: "there is no page '/curtains/wavy'" },
    ]);
  });
});
