import { blinds, curtains, posts, projects, services } from '@/content/collections';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { categoryFile, postFile, projectFile, serviceFile } from './entry-file';
import type { SearchText } from './rules/search-texts';
import type { ContentLiteral } from './source/files';

/** Descriptions of the pages whose words stand in `content/<locale>/`. */
function pageTexts(locale: Locale, literals: readonly ContentLiteral[]): SearchText[] {
  return Object.entries(wordsOf(locale)).flatMap(([name, words]) => {
    if (typeof words === 'string' || !('description' in words)) return [];
    const field = `${name}.description`;
    const literal = literals.find(
      (each) => each.field === field && each.file.startsWith(`content/${locale}/`),
    );
    return [{ file: literal?.file ?? `content/${locale}`, field, text: words.description }];
  });
}

/** Every text of a language that search results show. */
export function searchTexts(locale: Locale, literals: readonly ContentLiteral[]): SearchText[] {
  const field = (name: string) => `words.${locale}.${name}`;
  const summary = field('summary');
  return [
    ...pageTexts(locale, literals),
    ...[...curtains, ...blinds].map((each) => ({
      file: categoryFile(each),
      field: field('description'),
      text: each.words[locale].description,
    })),
    ...services.map((each) => ({
      file: serviceFile(each),
      field: summary,
      text: each.words[locale].summary,
    })),
    ...posts.map((each) => ({
      file: postFile(each),
      field: summary,
      text: each.words[locale].summary,
    })),
    ...projects.map((each) => ({
      file: projectFile(each),
      field: summary,
      text: each.words[locale].summary,
    })),
  ];
}
