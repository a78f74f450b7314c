import { planner as arabic } from './ar/planner';
import { type PlannerWords, planner } from './en/planner';
import type { Localized } from './types';

/** The planner's words, all of which are sent to the browser. */
export const plannerWords: Localized<PlannerWords> = { en: planner, ar: arabic };
