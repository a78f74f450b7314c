import type { PlannerWords } from '@/content/en/planner';
import { fill } from '@/lib/text/fill';
import type { Layer } from '../calculation/layers';
import { windowPrice } from '../calculation/price';
import { otherFieldsOf } from '../checks/check-lengths';
import { type CheckedWindow, cachedCheck } from '../checks/check-window';
import { fieldText } from '../model/length';
import type { Plan } from '../model/plan';
import { clothOf, type Shop, sheerOf } from '../model/stock';
import {
  isCurtain,
  isOnPole,
  isSewn,
  type LengthField,
  type PlannedWindow,
  type Side,
  sides,
  type Unit,
} from '../model/window';
import {
  formatLength,
  formatMetres,
  formatSize,
  inSentence,
  isolated,
  joined,
  windowName,
} from './format';
import { madeText, rangeText } from './price-text';

/** What hangs there: 'Wave curtain, linen, sand, blackout lining, with voile behind it'. */
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

/** From where to where the height is measured, as a key of the words. */
export function heightSpan(window: PlannedWindow): keyof PlannerWords['span'] {
  if (isOnPole(window)) return window.heading === 'eyelet' ? 'pole' : 'rings';
  if (isCurtain(window)) return window.origin;
  if (window.mount === 'ceiling') return 'end';
  return window.remarks.includes('sliding') ? 'floor' : window.ending;
}

/** A measure in centimetres whatever it was typed in: the workshop's unit. What cannot be read goes as typed. */
function cmText({ window, lengths }: CheckedWindow, field: LengthField, words: PlannerWords) {
  const cm = lengths[field]?.cm;
  return isolated(
    cm === undefined ? (window.lengths[field] ?? '').trim() : fieldText(cm, 'cm'),
    words,
  );
}

/** All that was measured of a side: '297.6, 298, 298.4'. */
function readings(checked: CheckedWindow, side: Side, words: PlannerWords): string {
  return joined(
    words,
    sides[side].map((field) => cmText(checked, field, words)),
  );
}

/** Sizes in words, or that a number must be looked at. */
export function sizeText(checked: CheckedWindow, unit: Unit, words: PlannerWords): string {
  const { width, height } = checked.governing;
  if (checked.faulty.length > 0) return words.list.check;
  if (!width && !height) return words.list.unmeasured;
  return formatSize({ width: width?.cm, height: height?.cm }, unit, words);
}

/** What was measured from where, and what counts. */
function measuresText(checked: CheckedWindow, words: PlannerWords): string {
  const { message } = words;
  const { window, faulty } = checked;
  const [widths, heights] = [readings(checked, 'width', words), readings(checked, 'height', words)];
  const { unknown } = words;
  if (faulty.length > 0)
    return fill(message.check, { widths: widths || unknown, heights: heights || unknown });
  const several = (side: Side, values: string) =>
    checked[side].length > 1 && fill(message.readings[side], { values });
  const recess = window.mount === 'recess' && !isCurtain(window);
  return joined(words, [
    sizeText(checked, 'cm', words),
    checked.height.length > 0 && inSentence(words.span[heightSpan(window)]),
    several('width', widths),
    several('height', heights),
    recess && inSentence(words.worked.recess),
  ]);
}

/** Track, pole or blind with its length. */
export function outerText(window: PlannedWindow, length: string, words: PlannerWords): string {
  const { track, pole, blind } = words.drawing.outer;
  const text = isCurtain(window) ? (isOnPole(window) ? pole : track) : blind;
  return fill(text, { value: length });
}

/** What to make of it; inside a recess the workshop says how much smaller a blind is. */
function makeText({ window, calculation }: CheckedWindow, words: PlannerWords): string {
  const { message } = words;
  if (!calculation) return '';
  const sized = window.mount !== 'recess' || isCurtain(window);
  const { widthCm, dropCm, chainCm } = calculation;
  const length = (cm: number) => formatLength(cm, 'cm', words);
  return joined(words, [
    sized && outerText(window, length(widthCm), words),
    sized && fill(message.made, { drop: length(dropCm) }),
    chainCm > 0 && fill(message.chain, { length: length(chainCm) }),
  ]);
}

/** Where it is fixed, which way it opens, how it is worked, what is around it. */
function siteText(checked: CheckedWindow, words: PlannerWords): string {
  const { message, options, legends, fields } = words;
  const { window, lengths } = checked;
  const { mount, stack, control, side, facing, product } = window;
  const curtain = isCurtain(window);
  const around = (['depth', 'sill', 'diagonalDown', 'diagonalUp'] as const).filter((field) =>
    otherFieldsOf(window).includes(field),
  );
  // A curtain that is drawn by hand has no chain.
  const sided = side && (!curtain || control === 'motor');
  return joined(words, [
    inSentence(options.mount[mount]),
    (curtain || product === 'vertical') &&
      inSentence(`${legends.stack} ${inSentence(options.stack[stack])}`),
    sided
      ? fill(message.side[control], { side: inSentence(options.side[side]) })
      : inSentence(options.control[control]),
    ...around.map(
      (field) => lengths[field] && `${inSentence(fields[field])} ${cmText(checked, field, words)}`,
    ),
    facing && fill(message.faces, { direction: inSentence(options.facing[facing]) }),
    ...window.remarks.map((each) => inSentence(options.remarks[each])),
  ]);
}

/** What is assumed until it is said: 'Wave curtain, linen, sand, on the wall, by hand, facing not said'. */
export function detailsText(checked: CheckedWindow, shop: Shop): string {
  const { words } = shop;
  const { window } = checked;
  const facing = !window.facing && words.message.facesUnknown;
  return joined(words, [productText(window, shop), siteText(checked, words), facing]);
}

/** What a layer is sewn of: 'linen', 'lining of linen'. */
export function layerName({ role, stock }: Layer, words: PlannerWords): string {
  const cloth = isolated(stock.name, words);
  return role === 'lining' ? fill(words.worked.lining, { cloth }) : cloth;
}

/** The metres of each cloth. */
function clothText({ calculation }: CheckedWindow, words: PlannerWords): string {
  const { message } = words;
  const texts = calculation?.layers.map((layer) => {
    const { metres, fewer } = layer.cloth;
    const less = fewer && fill(message.orFewer, { metres: formatMetres(fewer.metres, words) });
    const cloth = inSentence(layerName(layer, words));
    return fill(message.metres, { metres: formatMetres(metres, words), cloth, fewer: less ?? '' });
  });
  return joined(words, texts ?? []);
}

/** '1. Hall' */
export function numbered(plan: Plan, window: PlannedWindow, words: PlannerWords): string {
  return `${plan.windows.indexOf(window) + 1}. ${windowName(plan, window, words)}`;
}

/** One window as the shop reads it, on one line. */
export function windowLine(plan: Plan, window: PlannedWindow, shop: Shop): string {
  const { words } = shop;
  const checked = cachedCheck(window, shop);
  const price = windowPrice(checked, shop);
  const note = window.note.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const sentences = [
    `${numbered(plan, window, words)}: ${productText(window, shop)}`,
    measuresText(checked, words),
    makeText(checked, words),
    siteText(checked, words),
    clothText(checked, words),
    price && `${rangeText(price, shop)} (${madeText(price, words)})`,
    isolated(note, words),
  ];
  // Each sentence begins with a capital, where the language has them.
  const whole = sentences
    .flatMap((text) => text || [])
    .map((text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .join('. ');
  return `${whole}.`.replace(/([.!?…])(\u2069?)\.$/, '$1$2');
}

/** What hangs there and its size: 'Roller blind, width 120 × height 150 cm'. */
export function shortText(checked: CheckedWindow, unit: Unit, words: PlannerWords): string {
  const product = words.options.product[checked.window.product];
  return joined(words, [product, sizeText(checked, unit, words)]);
}
