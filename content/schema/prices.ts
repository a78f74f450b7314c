import { z } from 'zod';
import { fits, hangings, type PriceUnit, priceUnits } from '@/config/rates';
import type { References } from './references';
import { anyNumber, day, line, localized, noneTwice, noneTwiceIn, sample } from './texts';

// priceUnits has at least one key.
const units = Object.keys(priceUnits) as [PriceUnit, ...PriceUnit[]];

const amount = z.number().positive('write the price as a number, such as 95');

const rate = z
  .strictObject({
    unit: z.enum(units).meta({ title: 'For each' }),
    from: amount.meta({ title: 'From', description: 'In the shop’s currency' }),
    to: amount.meta({ title: 'To', description: 'The same as ‘from’ for a fixed price' }),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: '‘to’ is less than ‘from’; write the smaller number first',
  })
  .meta({ title: 'Price' });

/** Only the rates, from a file that may be invalid otherwise. */
export const productRates = z.object({ products: z.array(z.object({ rates: z.array(rate) })) });

const product = ({ page }: References) =>
  z
    .strictObject({
      page: page.meta({ title: 'Product page', description: 'Such as /curtains/wave' }),
      rates: z
        .array(rate)
        .min(1)
        .superRefine(noneTwiceIn((rates) => rates.map(({ unit }) => unit)))
        .meta({
          title: 'Prices',
          description: 'The page shows the first; with several the planner adds them up',
        }),
      hangs: z.array(z.enum(hangings)).superRefine(noneTwice).optional().meta({
        title: 'Hangs at windows as',
        description: 'The planner uses the price for these windows; leave empty for none',
      }),
      since: day
        .optional()
        .meta({ title: 'Valid since', description: 'If it differs from the others' }),
      included: localized(line).meta({
        title: 'Included',
        description: 'Cloth, sewing, track …',
      }),
      extra: localized(line).optional().meta({ title: 'Comes on top', description: 'Motor …' }),
    })
    .superRefine(({ page: path, rates }, context) => {
      if (!/.\//.test(path)) {
        const message = `${path} is not a product page; choose one, such as /curtains/wave`;
        context.addIssue({ code: 'custom', path: ['page'], message });
        return;
      }
      for (const [index, { unit }] of rates.entries()) {
        if (fits(unit, path)) continue;
        const message = `${path} is not sold by ${unit}; choose another unit`;
        context.addIssue({ code: 'custom', path: ['rates', index, 'unit'], message });
      }
    })
    .meta({ title: 'Product', admin: { summary: '{{fields.page}}' } });

/** Prices. All are optional: a product without one shows no price. */
export const prices = (references: References) =>
  z.strictObject({
    sample,
    since: day.meta({ title: 'Hold since' }),
    roundTo: z
      .literal([1, 5, 10, 50, 100])
      .meta({ title: 'Round sums to', description: 'In the shop’s currency, in the planner' }),
    products: anyNumber(product(references))
      .superRefine(noneTwiceIn((products) => products.map(({ page }) => page)))
      .superRefine(noneTwiceIn((products) => products.flatMap(({ hangs = [] }) => hangs)))
      .meta({ title: 'Products' }),
  });
