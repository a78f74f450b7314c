import type { PlannerWords } from '@/content/planner';
import { fill } from '@/lib/text/fill';
import type { Layer } from '../calculation/layers';
import { clothOf, type Shop, sheerOf } from '../model/stock';
import { isCurtain, isOnPole, isSewn, type PlannedWindow } from '../model/window';
import { inSentence, isolated, joined } from './format';

/** A window's product: 'Wave curtain, linen, sand, blackout lining, with voile behind it'. */
export function productText(window: PlannedWindow, shop: Shop): string {
  const { words } = shop;
  const { product, heading, colour, lining, rollerCloth, slat, louvre } = window;
  const { options, message } = words;
  const cloth = isSewn(window) ? clothOf(window, shop) : undefined;
  const sheer = product === 'double' ? sheerOf(shop) : undefined;
  const name = isCurtain(window)
    ? fill(message.curtain, { heading: options.heading[heading] })
    : options.product[product];
  const rest = [
    product === 'roller' && options.rollerCloth[rollerCloth],
    product === 'venetian' && options.slat[slat],
    product === 'vertical' && `${words.legends.louvre} ${options.louvre[louvre]}`,
    isOnPole(window) && message.pole,
    cloth?.name,
    options.colour[colour],
    cloth && cloth.opacity !== 'sheer' && lining !== 'none' && options.lining[lining],
    sheer && fill(message.sheer, { sheer: inSentence(sheer.name) }),
  ];
  return joined(words, [name, ...rest.map((each) => each && inSentence(each))]);
}

/** A layer's name: 'linen', 'lining of linen'. */
export function layerName({ role, stock }: Layer, words: PlannerWords): string {
  if (role !== 'lining') return isolated(stock.name, words);
  return fill(words.worked.lining, { cloth: isolated(inSentence(stock.name), words) });
}

/** Track, pole or blind with its length. */
export function outerText(window: PlannedWindow, length: string, words: PlannerWords): string {
  const { track, pole, blind } = words.drawing.outer;
  const text = isCurtain(window) ? (isOnPole(window) ? pole : track) : blind;
  return fill(text, { value: length });
}
