/**
 * Checks what the types cannot see of the content. As a command (`npm run check:values`) it lists
 * what is wrong, with file and field, and fails.
 */
import { readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { clients } from '@/content/clients';
import { blinds, curtains, posts, services } from '@/content/collections';
import { films } from '@/content/films';
import { blindsCards, curtainCards } from '@/content/home';
import { exceptions, week } from '@/content/hours';
import { pictures } from '@/content/pictures';
import { paths } from '@/content/routes';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { filmFolder } from '@/scripts/pictures/sources';
import { locales, type Problem, problemText } from './problem';
import { categoryProblems } from './rules/categories';
import { faqProblems } from './rules/faq';
import { filmProblems } from './rules/films';
import { hoursProblems } from './rules/hours';
import { sourceProblems, unnamedProblems } from './rules/media-files';
import { pictureProblems } from './rules/pictures';
import { postProblems } from './rules/posts';
import { ratingProblems } from './rules/ratings';
import { clientProblems, testimonialProblems } from './rules/reviews';
import { searchTextProblems } from './rules/search-texts';
import { serviceProblems } from './rules/services';
import { siteProblems } from './rules/site';
import { termsProblems } from './rules/terms';
import { linkProblems, textProblems } from './rules/texts';
import { searchTexts } from './search-texts';
import { type ContentLiteral, contentLiterals } from './source/files';
import { usedMedia } from './used-media';

/** Everything with stars. */
const rated = [
  ...testimonials.map(({ rating }, index) => ({
    file: 'content/testimonials.ts',
    field: `testimonials[${index}].rating`,
    rating,
  })),
  ...Object.entries({ curtainCards, blindsCards }).flatMap(([name, cards]) =>
    cards.map(({ rating }, index) => ({
      file: 'content/home.ts',
      field: `${name}[${index}].rating`,
      rating,
    })),
  ),
];

function mediaProblems(literals: readonly ContentLiteral[]): Problem[] {
  const used = usedMedia(literals);
  const sizeOf = (name: string) =>
    statSync(`${filmFolder}/${name}`, { throwIfNoEntry: false })?.size;
  return [
    ...pictureProblems(pictures, used),
    ...filmProblems(films, used, { sizeOf }),
    ...unnamedProblems(),
  ];
}

function wordProblems(locale: Locale, literals: readonly ContentLiteral[]): Problem[] {
  const { faqPage, termsPage } = wordsOf(locale);
  const folder = `content/${locale}/faq/`;
  const faqList = `${folder}index.ts`;
  const faqFile = (category: string) =>
    literals.find(({ file, text }) => file.startsWith(folder) && text === category)?.file ??
    faqList;
  return [
    ...searchTextProblems(searchTexts(locale, literals)),
    ...faqProblems(faqPage.categories, faqList, faqFile),
    ...termsProblems(termsPage, `content/${locale}/terms.ts`),
  ];
}

/**
 * Checks the whole content.
 * @returns what is wrong, file and field in each; empty when all is well
 */
export async function validateContent(): Promise<readonly Problem[]> {
  const literals = contentLiterals();
  return [
    ...siteProblems(site),
    ...hoursProblems(week, exceptions),
    ...categoryProblems([...curtains, ...blinds]),
    ...serviceProblems(services),
    ...postProblems(posts),
    ...testimonialProblems(testimonials),
    ...clientProblems(clients, readdirSync('public/clients')),
    ...ratingProblems(rated),
    ...locales.flatMap((locale) => wordProblems(locale, literals)),
    ...textProblems(literals),
    ...linkProblems(literals, paths),
    ...mediaProblems(literals),
    ...(await sourceProblems()),
  ];
}

/** Says what is wrong; the process then ends with 1. */
function complain(problems: readonly Problem[]) {
  for (const problem of problems) console.error(problemText(problem));
  if (problems.length > 0) process.exitCode = 1;
}

if (basename(process.argv[1] ?? '') === 'validate.ts') {
  validateContent().then(complain, (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
