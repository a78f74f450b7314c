import { z } from 'zod';
import { choices } from '@/config/window';
import { gradesOf } from './cloth';
import { detail, focus, mediaItems } from './media';
import { to } from './references';
import {
  anyNumber,
  distinct,
  labelledValue,
  line,
  localized,
  order,
  paragraphs,
  searchText,
  titledText,
  titledTexts,
} from './texts';

export const delivery = z
  .strictObject({
    unit: z.enum(['hours', 'working-days', 'weeks', 'same-week']),
    from: z.int().min(1).optional(),
    to: z.int().min(1).max(336).optional(),
  })
  .refine(
    ({ unit, from = 0, to = 0 }) => (unit === 'same-week' ? from + to === 0 : from < to),
    '‘to’ is required and must be more than ‘from’; ‘same-week’ has neither',
  );

const words = z.strictObject({
  name: line,
  heading: line,
  tabTitle: line.optional(),
  description: searchText,
  eyebrow: line,
  introTitle: line,
  goodFor: line,
  make: labelledValue,
  control: labelledValue,
  origin: labelledValue.optional(),
  galleryHeading: line,
  callToAction: titledText,
});

export const category = z.strictObject({
  order,
  banner: to.picture,
  // In the overview; without a focus of its own it has the picture's.
  tile: z.strictObject({ image: to.picture, focus: focus.optional() }),
  media: mediaItems,
  closing: detail.optional(),
  delivery,
  grades: z.strictObject(gradesOf).optional(),
  rooms: anyNumber(z.strictObject({ room: z.enum(['majlis', 'office']), why: localized(line) })),
  services: distinct(to.service),
  planner: z
    .strictObject({
      product: z.enum(choices.product),
      heading: z.enum(choices.heading),
      cloth: to.stockCloth,
      rollerCloth: z.enum(choices.rollerCloth),
      lining: z.enum(choices.lining),
      mount: z.enum(choices.mount),
      origin: z.enum(choices.origin),
      control: z.enum(choices.control),
    })
    .partial()
    .optional(),
  intro: paragraphs,
  features: titledTexts,
  reasons: titledTexts,
  words,
});
