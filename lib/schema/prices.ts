import { z } from 'zod';
import { hangings, priceUnits, windowUnits } from '@/config/rates';
import { to } from './references';
import { anyNumber, day, line, localized, noneTwice } from './texts';

const amount = z.number().positive('write the price as a number, such as 95');

const rateBy = <Unit extends string>(units: readonly [Unit, ...Unit[]]) =>
  z
    .strictObject({ unit: z.enum(units), from: amount, to: amount })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: '‘to’ is less than ‘from’; write the smaller number first',
    });

const addition = z.strictObject({ name: localized(line), rate: rateBy(windowUnits).optional() });

const isOfWindow = (unit: string) => windowUnits.some((each) => each === unit);

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
