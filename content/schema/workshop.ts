import { z } from 'zod';
import { choices } from '@/config/window';
import { line, noneTwice, order, sample } from './texts';

const centimetres = z.number().positive();

/** A cloth of the shop, for curtains and roman blinds. The planner calculates its metres. */
export const stockCloth = () =>
  z.strictObject({
    order,
    sample,
    rollCm: centimetres
      .min(90)
      .max(400)
      .meta({ title: 'Width on the roll', description: 'In centimetres: 140, 280, 300' }),
    sideways: z.boolean().meta({
      title: 'May hang sideways',
      description: 'Wide cloth whose roll is the height of the curtain, so that a wall has no seam',
    }),
    opacity: z.enum(['sheer', 'light', 'dim', 'dark']).meta({
      title: 'What it lets through',
      description: 'sheer: see-through; light: light, no shapes; dim: a glow; dark: no light',
    }),
    repeatCm: z
      .number()
      .min(0)
      .max(150)
      .meta({ title: 'Repeat of the pattern', description: 'In centimetres; 0 for plain cloth' }),
    words: z.strictObject({ name: line }),
  });

/** The workshop's allowances for curtains. Product pages and answers have to give the same figures. */
export const workshop = () =>
  z.strictObject({
    hemCm: centimetres.max(40).meta({
      title: 'Bottom hem of a curtain',
      description: 'Cloth that is turned up at the bottom, in centimetres',
    }),
    overlapCm: z.number().min(0).max(40).meta({
      title: 'Overlap of a pair',
      description: 'How far the two halves overlap in the middle, in centimetres',
    }),
    headings: z.array(z.enum(choices.heading)).superRefine(noneTwice).meta({
      title: 'Other headings',
      description: 'Headings that are sewn, and that no page of a curtain chooses for the planner',
    }),
  });
