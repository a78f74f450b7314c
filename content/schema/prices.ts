import { z } from 'zod';
import { hangings, priceUnits } from '@/config/rates';
import { to } from './references';
import { anyNumber, day, line, localized, noneTwice } from './texts';

const amount = z.number().positive('write the price as a number, such as 95');

const rate = z
  .strictObject({ unit: z.enum(priceUnits), from: amount, to: amount })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: '‘to’ is less than ‘from’; write the smaller number first',
  });

const product = z.strictObject({
  page: to.page.refine(
    (path) => /.\//.test(path),
    'this is not a product page; choose one, such as /curtains/wave',
  ),
  rates: z
    .array(rate)
    .min(1)
    .superRefine(noneTwice(({ unit }) => unit)),
  hangs: z.array(z.enum(hangings)).optional(),
  included: localized(line),
  extra: localized(line).optional(),
});

/** Prices. All are optional: a product without one shows no price. */
export const prices = z.strictObject({
  sample: z.boolean(),
  since: day,
  roundTo: z.literal([1, 5, 10, 50, 100]),
  products: anyNumber(product)
    .superRefine(noneTwice(({ page }) => page))
    .superRefine(noneTwice(({ hangs = [] }) => hangs)),
});
