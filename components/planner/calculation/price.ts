import { priceRange, type Quantities } from '@/components/prices/range';
import type { Hanging } from '@/config/rates';
import type { CheckedWindow } from '../checks/check-window';
import { clothsOf, isCurtain, type PlannedWindow } from '../model/window';
import type { Stock } from '../shop';
import type { Calculation } from './calculate';
import { metresToOrder } from './cloth';

/** A window's product in the price list, most specific first. */
function hangingsOf(window: PlannedWindow, stock: Stock): readonly Hanging[] {
  const { product, heading, lining, rollerCloth } = window;
  if (product === 'roller') return rollerCloth === 'blackout' ? ['blackout-roller'] : ['roller'];
  if (!isCurtain(window) || product === 'double') return [product];
  const dark = lining === 'blackout' || clothsOf(window, stock).face?.opacity === 'dark';
  return dark ? ['blackout-curtain'] : [heading, 'curtain'];
}

export function quantitiesOf({ widthCm, metres, areaM2 }: Calculation): Quantities {
  return {
    'metre-of-track': metresToOrder(widthCm),
    ...(metres > 0 && { 'metre-of-cloth': metres }),
    'square-metre': areaM2,
    window: 1,
  };
}

/** A window's price range (docs/requirements.md 11.4); undefined without a price for it. */
export function windowPrice({ window, calculation }: CheckedWindow, stock: Stock) {
  if (!calculation) return undefined;
  for (const hanging of hangingsOf(window, stock)) {
    const product = stock.prices?.products.find(({ hangs }) => hangs?.includes(hanging));
    const range = product && priceRange(product.rates, quantitiesOf(calculation));
    if (range) return { ...range, product };
  }
  return undefined;
}

export type WindowPrice = NonNullable<ReturnType<typeof windowPrice>>;
