import { timesRange } from '@/components/prices/range';
import { lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { isolated } from '@/lib/text/isolated';
import { windowPrice } from '../calculation/price';
import { type CheckedWindow, cachedCheck } from '../checks/check-window';
import type { Plan } from '../model/plan';
import { countOf, isCurtain, otherFieldsOf, type PlannedWindow } from '../model/window';
import type { PlannerWords, Shop } from '../shop';
import { formatLength, formatMetres, joined, windowName } from './format';
import { madeText, rangeText } from './price-text';
import { cmText, layerName, measuresText, outerText, productText } from './product-text';

function makeText({ window, calculation }: CheckedWindow, words: PlannerWords): string {
  const { message } = words;
  if (!calculation) return '';
  const sized = window.mount !== 'recess' || isCurtain(window);
  const { widthCm, dropCm } = calculation;
  const length = (cm: number) => formatLength(cm, 'cm', words);
  return joined(words, [
    sized && outerText(window, length(widthCm), words),
    sized && fill(message.made, { drop: length(dropCm) }),
  ]);
}

function siteText(checked: CheckedWindow, words: PlannerWords): string {
  const { message, options, legends, fields } = words;
  const { window } = checked;
  const { mount, stack, control, side, facing, product } = window;
  const curtain = isCurtain(window);
  // A hand-drawn curtain has no chain.
  const sided = side !== 'unsaid' && (!curtain || control === 'motor');
  return joined(words, [
    lowerInitial(options.mount[mount]),
    (curtain || product === 'vertical') &&
      lowerInitial(`${legends.stack} ${lowerInitial(options.stack[stack])}`),
    sided
      ? fill(message.side[control], { side: lowerInitial(options.side[side]) })
      : lowerInitial(options.control[control]),
    ...otherFieldsOf(window).map((field) => {
      const text = cmText(checked, field, words);
      return text && `${lowerInitial(fields[field])} ${text}`;
    }),
    facing !== 'unsaid' && fill(message.faces, { direction: lowerInitial(options.facing[facing]) }),
    ...window.remarks.map((each) => lowerInitial(options.remarks[each])),
  ]);
}

/** The assumptions: 'Wave curtain, linen, sand, on the wall, by hand, facing not said'. */
export function detailsText(checked: CheckedWindow, shop: Shop): string {
  const { words } = shop;
  const { window } = checked;
  const facing = window.facing === 'unsaid' && words.message.facesUnknown;
  return joined(words, [productText(window, shop), siteText(checked, words), facing]);
}

function clothText({ calculation }: CheckedWindow, words: PlannerWords): string {
  const texts = calculation?.layers.map((layer) =>
    fill(words.message.metres, {
      metres: formatMetres(layer.cloth.metres, words),
      cloth: lowerInitial(layerName(layer, words)),
    }),
  );
  return joined(words, texts ?? []);
}

/** '1. Hall' */
export function numbered(plan: Plan, window: PlannedWindow, words: PlannerWords): string {
  return `${plan.windows.indexOf(window) + 1}. ${windowName(plan, window, words)}`;
}

export function windowLine(plan: Plan, window: PlannedWindow, shop: Shop): string {
  const { words } = shop;
  const checked = cachedCheck(window, shop);
  const price = windowPrice(checked, shop);
  const count = countOf(window);
  const note = window.note.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const sentences = [
    `${numbered(plan, window, words)}: ${productText(window, shop)}`,
    count > 1 && fill(words.message.alike, { count }),
    measuresText(checked, words),
    makeText(checked, words),
    siteText(checked, words),
    clothText(checked, words),
    price && `${rangeText(price, shop)} (${madeText(price, words)})`,
    price &&
      count > 1 &&
      fill(words.message.all, { count, range: rangeText(timesRange(price, count), shop) }),
    isolated(note, words),
  ];
  // Each sentence begins with a capital, where the language has them.
  const whole = sentences
    .flatMap((text) => text || [])
    .map((text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .join('. ');
  return `${whole}.`.replace(/([.!?…])(\u2069?)\.$/, '$1$2');
}
