import { type Side, sides } from '@/config/window';
import { timesRange } from '@/lib/prices/range';
import { capitalized, fill, isolated, lowerInitial } from '@/lib/text';
import { type CheckedWindow, cachedCheck } from '../checks/check-window';
import { countAll, type Plan, sentWindows } from '../model/plan';
import { countOf, isCurtain, type PlannedWindow } from '../model/window';
import type { PlannerWords, Shop } from '../shop';
import { countWindows, formatLength, formatMetres, joined, windowName } from './format';
import { homeText, madeText, rangeText, windowPrice } from './price';
import {
  alikeText,
  cmText,
  heightSpan,
  layerName,
  outerText,
  productText,
  shortText,
  siteText,
  sizeText,
} from './window-text';

/** Byte limits of messages in WhatsApp's URL and of e-mail bodies, which some mail clients restrict. */
export const mostBytes = 4000;
export const mostMailBytes = 1700;

/** What was measured at several places, and whatever was typed where something cannot be right. */
function readingsText(checked: CheckedWindow, side: Side, words: PlannerWords): string {
  const texts = sides[side].flatMap((field) => cmText(checked, field, words) || []);
  if (texts.length < 2 && checked.faulty.length === 0) return '';
  return fill(words.message.readings[side], { values: joined(words, texts) || words.unknown });
}

function measuresText(checked: CheckedWindow, words: PlannerWords): string {
  const { window, calculation } = checked;
  const { message, worked, span } = words;
  const length = (cm: number) => formatLength(cm, 'cm', words);
  const inside = window.mount === 'recess' && !isCurtain(window);
  return joined(words, [
    sizeText(checked, 'cm', words),
    checked.height.length > 0 && lowerInitial(span[heightSpan(window)]),
    readingsText(checked, 'width', words),
    readingsText(checked, 'height', words),
    inside && lowerInitial(worked.recess),
    !inside && calculation && outerText(window, length(calculation.widthCm), words),
    !inside && calculation && fill(message.made, { drop: length(calculation.dropCm) }),
  ]);
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

export function windowLine(plan: Plan, window: PlannedWindow, shop: Shop): string {
  const { words } = shop;
  const { alike, all } = words.message;
  const checked = cachedCheck(window, shop);
  const price = windowPrice(checked, shop);
  const count = countOf(window);
  const counted = alikeText(window, words);
  const note = window.note.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const sentences = [
    `${windowName(plan, window, words)}: ${productText(window, shop)}`,
    counted !== '1' && fill(alike, { count: counted }),
    measuresText(checked, words),
    siteText(checked, words),
    clothText(checked, words),
    price && `${rangeText(price, shop)} (${madeText(price, words)})`,
    price && count > 1 && fill(all, { count, range: rangeText(timesRange(price, count), shop) }),
    isolated(note, words),
  ];
  return sentences.flatMap((text) => (text ? `${capitalized(text)}.` : [])).join(' ');
}

/** The message with the list for the shop; the link is '' until it is encoded. */
export function planMessage(plan: Plan, link: string, shop: Shop, bring = '') {
  const { words } = shop;
  const { message } = words;
  const windows = sentWindows(plan);
  const place = isolated(plan.place.trim(), words);
  const text = (lines: readonly string[], address = link) =>
    [
      fill(message.greeting, { windows: countWindows(countAll(windows), words) }),
      lines.join('\n'),
      homeText(plan, shop),
      bring,
      address && fill(message.link, { link: address }),
      [place, message.closing].filter(Boolean).join('. '),
    ]
      .filter(Boolean)
      .join('\n\n')
      // Removes lone surrogates, which URLs cannot contain.
      .replace(/\p{Surrogate}/gu, '');
  const full = text(windows.map((window) => windowLine(plan, window, shop)));
  const short = () =>
    text(
      windows.map((window) => {
        const checked = cachedCheck(window, shop);
        const size = lowerInitial(shortText(checked, 'cm', words));
        const readings = (['width', 'height'] as const).map(
          (side) => checked.faulty.length > 0 && readingsText(checked, side, words),
        );
        return `${windowName(plan, window, words)}: ${joined(words, [size, ...readings])}`;
      }),
    );
  /** The message within a limit, of bytes in a URL by default: complete, only sizes, or only the number of windows. */
  const within = (limit: number, sizeOf = (each: string) => encodeURIComponent(each).length) => {
    const fits = (each: string) => sizeOf(each) <= limit;
    // A link longer than that has to be copied by hand.
    return [full, short(), text([])].find(fits) ?? text([], '');
  };
  return { full, within, bring };
}

export type PlanMessage = Readonly<ReturnType<typeof planMessage>>;
