import { z } from 'zod';
import { choices } from '@/config/window';
import { line, noneTwice, order } from './texts';

/** A cloth of the shop, for curtains and roman blinds. The planner calculates its metres. */
export const stockCloth = z.strictObject({
  order,
  sample: z.boolean(),
  rollCm: z.number().min(90).max(400),
  sideways: z.boolean(),
  opacity: z.enum(['sheer', 'light', 'dim', 'dark']),
  repeatCm: z.number().min(0).max(150),
  words: z.strictObject({ name: line }),
});

/** The workshop's allowances for curtains. Product pages and answers have to give the same figures. */
export const workshop = z.strictObject({
  hemCm: z.number().positive().max(40),
  overlapCm: z.number().min(0).max(40),
  headings: z.array(z.enum(choices.heading)).superRefine(noneTwice()),
});
