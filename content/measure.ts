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
