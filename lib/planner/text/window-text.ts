import type { LengthField, Unit } from '@/config/window';
import { fill, isolated, lowerInitial } from '@/lib/text';
import type { Layer } from '../calculation/cloth';
import type { CheckedWindow } from '../checks/check-window';
import { fieldText } from '../model/length';
import {
  clothsOf,
  coloursOf,
  countOf,
  isCurtain,
  isMiscounted,
  isOnPole,
  otherFieldsOf,
  type PlannedWindow,
} from '../model/window';
import type { PlannerWords, Shop } from '../shop';
import { formatSize, joined } from './format';

/** A window's product: 'Wave curtain, linen, sand, blackout lining, with voile behind it'. */
export function productText(window: PlannedWindow, shop: Shop): string {
  const { words } = shop;
  const { product, heading, lining, rollerCloth, slat } = window;
  const { options, message } = words;
  const { face, sheer, canBeLined } = clothsOf(window, shop);
  const name = isCurtain(window)
    ? fill(message.curtain, { heading: options.heading[heading] })
    : options.product[product];
  const rest = [
    product === 'roller' && options.rollerCloth[rollerCloth],
    product === 'venetian' && options.slat[slat],
    isOnPole(window) && message.pole,
    face?.name,
    coloursOf(window, shop).chosen?.label,
    canBeLined && lining !== 'none' && options.lining[lining],
    sheer && fill(message.sheer, { sheer: lowerInitial(sheer.name) }),
  ];
  return joined(words, [name, ...rest.map((each) => each && lowerInitial(each))]);
}

/** A layer's name: 'linen', 'lining of linen'. */
export function layerName({ role, stock }: Layer, words: PlannerWords): string {
  if (role !== 'lining') return isolated(stock.name, words);
  return fill(words.worked.lining, { cloth: isolated(lowerInitial(stock.name), words) });
}

export function outerText(window: PlannedWindow, length: string, words: PlannerWords): string {
  const { track, pole, blind } = words.drawing.outer;
  const text = isCurtain(window) ? (isOnPole(window) ? pole : track) : blind;
  return fill(text, { value: length });
}

/** Reference points of the height, as a key of the words. */
export function heightSpan(window: PlannedWindow): keyof PlannerWords['span'] {
  if (isOnPole(window)) return 'pole';
  if (isCurtain(window)) return window.origin;
  return window.mount === 'ceiling' ? 'end' : window.ending;
}

/** A measure in centimetres, the workshop's unit; unreadable texts unchanged. */
export function cmText(checked: CheckedWindow, field: LengthField, words: PlannerWords): string {
  const cm = checked.lengths[field]?.cm;
  const typed = checked.window.lengths[field] ?? '';
  return isolated(cm === undefined ? typed.trim() : fieldText(cm, 'cm'), words);
}

export function sizeText(checked: CheckedWindow, unit: Unit, words: PlannerWords): string {
  const { width, height } = checked.governing;
  if (checked.faulty.length > 0) return words.list.check;
  if (!width && !height) return words.list.unmeasured;
  return formatSize({ width: width?.cm, height: height?.cm }, unit, words);
}

/** How many are alike, as typed if that cannot be right. */
export const alikeText = (window: PlannedWindow, words: PlannerWords): string =>
  isMiscounted(window) ? isolated(window.alike.trim(), words) : String(countOf(window));

/** Product and size: 'Roller blind, width 120 × height 150 cm'; of several, '40 × roller blind …'. */
export function shortText(checked: CheckedWindow, unit: Unit, words: PlannerWords): string {
  const count = alikeText(checked.window, words);
  const product = words.options.product[checked.window.product];
  const check = isMiscounted(checked.window) && words.list.check;
  const text = joined(words, [product, sizeText(checked, unit, words), check]);
  return count !== '1' ? `${count} × ${lowerInitial(text)}` : text;
}

/** Where and how it hangs: 'on the wall, opens to both sides, by hand, sill 20, faces west, AC unit'. */
export function siteText(checked: CheckedWindow, words: PlannerWords): string {
  const { message, options, legends, fields } = words;
  const { window } = checked;
  const { mount, stack, control, facing, product } = window;
  return joined(words, [
    lowerInitial(options.mount[mount]),
    (isCurtain(window) || product === 'vertical') &&
      lowerInitial(`${legends.stack} ${lowerInitial(options.stack[stack])}`),
    lowerInitial(options.control[control]),
    ...otherFieldsOf(window).map((field) => {
      const text = cmText(checked, field, words);
      return text && `${lowerInitial(fields[field])} ${text}`;
    }),
    facing !== 'unsaid' && fill(message.faces, { direction: lowerInitial(options.facing[facing]) }),
    ...window.remarks.map((each) => lowerInitial(options.remarks[each])),
  ]);
}
