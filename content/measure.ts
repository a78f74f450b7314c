import { typesetAll } from '@/lib/text/typeset';
import { measurePage as arabicPage, planner as arabicPlanner } from './ar/measure';
import { type MeasureWords, type PlannerWords, measurePage as page, planner } from './en/measure';
import type { Localized } from './types';

/** The words of /measure/: those of the page, and those that the planner takes to the browser. */
export const measureWords: Localized<{
  readonly page: MeasureWords;
  readonly planner: PlannerWords;
}> = {
  en: { page: typesetAll(page), planner },
  ar: { page: typesetAll(arabicPage), planner: arabicPlanner },
};

/** What the registry of pages asks of /measure/. */
export const measurePage = {
  picture: '/pictures/curtains-windows-1.jpg',
  words: { en: measureWords.en.page, ar: measureWords.ar.page },
} as const;
