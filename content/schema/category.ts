import { z } from 'zod';
import { choices } from '@/config/window';
import { gradesOf } from './cloth';
import { mediaItems } from './media';
import type { References } from './references';
import {
  anyNumber,
  distinct,
  eyebrow,
  labelledValue,
  line,
  localized,
  order,
  paragraphs,
  searchText,
  tabTitle,
  titledText,
  titledTexts,
} from './texts';

const longest = { hours: 14 * 24, 'working-days': 60, 'same-week': 0 } as const;

const delivery = z
  .strictObject({
    unit: z.enum(['hours', 'working-days', 'same-week']).meta({ title: 'Counted in' }),
    from: z.int().min(1).optional(),
    to: z.int().min(1).optional(),
  })
  .superRefine(({ unit, from, to }, context) => {
    if (unit === 'same-week') {
      if (from ?? to)
        context.addIssue(
          '‘same-week’ has no numbers; delete them, or choose hours or working days',
        );
      return;
    }
    const most = longest[unit];
    if (to === undefined) context.addIssue('‘to’ is missing');
    if (Math.max(from ?? 0, to ?? 0) > most)
      context.addIssue(`must be whole numbers from 1 to ${most}`);
    if (from !== undefined && to !== undefined && from >= to) {
      context.addIssue(`from ${from} to ${to}; the first number must be the smaller one`);
    }
  })
  .meta({ title: 'Delivery time' });

const words = z.strictObject({
  name: line.meta({ title: 'Short name', description: 'For menus, such as ‘Wave’' }),
  heading: line.meta({ description: 'Such as ‘Wave Curtains’' }),
  tabTitle,
  description: searchText,
  eyebrow,
  introTitle: line,
  goodFor: line,
  make: labelledValue.meta({ description: 'Fabric fullness, fixing or the like' }),
  control: labelledValue.meta({ description: 'Track, chain, wand or motor' }),
  origin: labelledValue.optional().meta({ description: 'Where it is made, if worth mentioning' }),
  galleryHeading: line,
  callToAction: titledText,
});

const plannerChoices = ({ stockCloth }: References) =>
  z
    .strictObject({
      product: z.enum(choices.product),
      heading: z.enum(choices.heading),
      cloth: stockCloth,
      rollerCloth: z.enum(choices.rollerCloth),
      lining: z.enum(choices.lining),
      colour: z.enum(choices.colour),
      mount: z.enum(choices.mount),
      origin: z.enum(choices.origin),
      control: z.enum(choices.control),
    })
    .partial()
    .optional()
    .meta({
      title: 'In the planner',
      description: 'The planner’s initial values when opened from here; leave usual ones empty',
    });

export const category = (references: References) =>
  z.strictObject({
    order,
    banner: references.picture,
    media: mediaItems(references).meta({
      title: 'Gallery',
      description: 'Pictures and films; six fill its rows at any width',
    }),
    delivery,
    grades: z.strictObject(gradesOf).optional().meta({
      title: 'What it hides',
      description: 'Empty if the page shows a cloth in the light: then that cloth’s grades count',
    }),
    rooms: anyNumber(
      z.strictObject({ room: z.enum(['majlis', 'office']), why: localized(line) }),
    ).meta({ title: 'Rooms that it suits', description: 'And why, in a few words' }),
    services: distinct(references.service).meta({ title: 'Services that go with it' }),
    planner: plannerChoices(references),
    intro: paragraphs,
    features: titledTexts,
    reasons: titledTexts,
    words,
  });
