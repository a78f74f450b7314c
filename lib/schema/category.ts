import { z } from 'zod';
import { cloths, families, lights, opacities, questions } from '@/config/cloths';
import { choices } from '@/config/window';
import { detail, focus, mediaItems } from './media';
import { to } from './references';
import {
  anyNumber,
  distinct,
  fieldsOf,
  labelledValue,
  line,
  localized,
  noneTwice,
  order,
  paragraphs,
  searchText,
  slug,
  titledText,
  titledTexts,
} from './texts';
import { wordsOf } from './words';

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

const grade = z.int().min(1).max(5);

export const gradesOf = fieldsOf(questions, grade);

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

/** A cloth of the shop, for the products of some pages, in its colours. The planner calculates the metres of those that are sewn. */
export const stockCloth = z.strictObject({
  order,
  sample: z.boolean(),
  rollCm: z.number().min(90).max(400),
  sideways: z.boolean(),
  opacity: z.enum(opacities),
  repeatCm: z.number().min(0).max(150),
  pages: distinct(to.page),
  colours: anyNumber(
    z.strictObject({
      id: slug,
      name: localized(line),
      family: z.enum(families),
      picture: to.swatchFile,
      sun: to.swatchFile.optional(),
    }),
  ).superRefine(noneTwice(({ id }) => id)),
  words: z.strictObject({ name: line }),
});

/** 'The cloth in the light': one window behind five cloths in four lights, and what each cloth hides. */
export const clothGuide = () =>
  z.strictObject({
    pages: anyNumber(
      z.strictObject({
        page: to.page,
        first: z.enum(cloths),
        // By day, instead of noon.
        firstLight: z.enum(lights).optional(),
      }),
    ),
    grades: z.strictObject(fieldsOf(cloths, z.strictObject(gradesOf))),
    words: wordsOf('cloth'),
  });
