import { z } from 'zod';
import { hangings, priceUnits, windowUnits } from '@/config/rates';
import { delivery } from './category';
import { to } from './references';
import { anyNumber, day, line, localized, noneTwice } from './texts';

const amount = z.number().positive('write the price as a number, such as 95');

const ends = { from: amount, to: amount };

const ascending = <Schema extends z.ZodType<{ from: number; to: number }>>(schema: Schema) =>
  schema.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: '‘to’ is less than ‘from’; write the smaller number first',
  });

const rateBy = <Unit extends string>(units: readonly [Unit, ...Unit[]]) =>
  ascending(z.strictObject({ unit: z.enum(units), ...ends }));

const addition = z.strictObject({ name: localized(line), rate: rateBy(windowUnits).optional() });

const isOfWindow = (unit: string) => windowUnits.some((each) => each === unit);

/** New cloth and filling for a piece that the shop fetches: its price for the same unit, and how long it is away. */
const recover = ascending(
  z.strictObject({
    name: localized(line),
    ...ends,
    included: localized(line),
    extra: localized(line),
    delivery,
  }),
);

const product = z
  .strictObject({
    hangs: z.array(z.enum(hangings)).min(1).optional(),
    page: to.page
      .refine(
        (path) => /^.service./.test(path),
        'choose the page of a service, such as /service/sofas',
      )
      .optional(),
    rates: z
      .array(rateBy(priceUnits))
      .min(1)
      .superRefine(noneTwice(({ unit }) => unit)),
    included: localized(line),
    extra: localized(line).optional(),
    discount: localized(line).optional(),
    recover: recover.optional(),
  })
  .refine(
    ({ hangs, page, rates }) =>
      !hangs !== !page && rates.every(({ unit }) => isOfWindow(unit) === (page === undefined)),
    'choose what hangs at windows, with a price by the window’s size, or the page of a service, with a price by its own',
  );

/** Prices. All products are optional: one without a price shows none. */
export const prices = z
  .strictObject({
    sample: z.boolean(),
    since: day,
    roundTo: z.literal([1, 5, 10, 50, 100]),
    minimum: amount,
    additions: z.strictObject({
      lining: addition,
      blackoutLining: addition,
      motor: addition,
      height: addition,
    }),
    products: anyNumber(product)
      .superRefine(noneTwice(({ page }) => page ?? []))
      .superRefine(noneTwice(({ hangs = [] }) => hangs)),
  })
  .refine(({ roundTo, minimum }) => minimum % roundTo === 0, {
    path: ['minimum'],
    error: 'sums are rounded; write a multiple of what they are rounded to',
  });
