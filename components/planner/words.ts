import { locales } from '@/config/locales';
import { plannerTexts } from '@/lib/content/collections';
import { conventions } from '@/lib/content/conventions';
import type { Locale, Localized } from '@/lib/content/types';
import { fill } from '@/lib/text/fill';

function wordsOf(locale: Locale) {
  const { language, direction, comma, semicolon } = conventions[locale];
  const {
    options: { unsaid, louvre, side, facing, ...options },
    ...words
  } = plannerTexts.words[locale];
  return {
    language,
    direction,
    comma,
    semicolon,
    ...words,
    options: {
      ...options,
      louvre: { 89: fill(louvre, { mm: 89 }), 127: fill(louvre, { mm: 127 }) },
      side: { '': unsaid, ...side },
      facing: { '': unsaid, ...facing },
    },
  };
}

export type PlannerWords = ReturnType<typeof wordsOf>;

/** The planner's words. The browser gets all of them, so they are short. */
// All languages of the site, which are those that are asked for.
export const plannerWords = Object.fromEntries(
  locales.map((locale) => [locale, wordsOf(locale)]),
) as Localized<PlannerWords>;
