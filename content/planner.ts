import { planner as arabic } from './ar/planner';
import { type PlannerWords, planner } from './en/planner';
import type { Localized } from './types';

/** What the planner says: the browser gets all of it. */
export const plannerWords: Localized<PlannerWords> = { en: planner, ar: arabic };
