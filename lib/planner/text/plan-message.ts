import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/text/fill';
import { plural } from '@/lib/text/plural';
import { windowPrice } from '../calculation/price';
import { cachedCheck } from '../checks/cached-check';
import type { CheckedWindow } from '../checks/check-window';
import { fieldText } from '../model/length';
import type { Side } from '../model/measure';
import {
  isCurtain,
  isOnPole,
  isSewn,
  type LengthField,
  type Plan,
  type PlannedWindow,
  products,
  sentWindows,
} from '../model/plan';
import { clothOf, type Stock, sheerOf } from '../model/stock';
import { formatMetres, formatSize, inSentence, isolated, joined } from './format';
import { windowName } from './names';
import { homeText, madeText, rangeText } from './price-text';

/** Measures go out in centimetres whatever they were typed in: the workshop's unit. What cannot be read goes as typed. */
function cmText({ measured }: CheckedWindow, field: LengthField): string {
  const reading = measured.readings[field];
  if (reading.kind === 'length') return fieldText(reading.cm, 'cm');
  return measured.window.lengths[field].trim();
}

const sideFields = {
  width: ['widthTop', 'widthMiddle', 'widthBottom'],
  height: ['heightLeft', 'heightCentre', 'heightRight'],
} as const satisfies Record<Side, readonly LengthField[]>;

/** All that was measured of a side: '297.6, 298, 298.4'. */
function readings(checked: CheckedWindow, side: Side, words: PlannerWords): string {
  const texts = sideFields[side].map((field) => cmText(checked, field)).filter(Boolean);
  return texts.map((text) => isolated(text, words)).join(words.comma);
}

/** What hangs there: 'Wave curtain with sheer, linen, sand, blackout lining'. */
export function productText(window: PlannedWindow, stock: Stock, words: PlannerWords): string {
  const { product, heading, colour, lining, rollerCloth, slat, louvre } = window;
  const { message } = words;
  const cloth = clothOf(window, stock);
  const sheer = product === 'double' ? sheerOf(stock) : undefined;
  const made =
    product === 'roller'
      ? words.rollerCloth[rollerCloth]
      : product === 'venetian'
        ? words.slat[slat]
        : product === 'vertical'
          ? fill(message.louvre, { louvre })
          : (cloth?.name ?? '');
  const lined = isSewn(window) && lining !== 'none' && cloth?.opacity !== 'sheer';
  const name = isCurtain(window)
    ? fill(message.curtain, { heading: words.heading[heading] })
    : words.productName[product];
  return joined(
    [
      name,
      isOnPole(window) && message.pole,
      inSentence(made),
      inSentence(words.colours[colour]),
      lined && inSentence(words.lining[lining]),
      sheer && fill(message.sheer, { sheer: inSentence(sheer.name) }),
    ],
    words,
  );
}

/** How much is said of a window: all, or without what the workshop works out itself and what is usual. */
type Extent = 'full' | 'brief';

/** Where it is fixed, which way it opens, how it is worked, what is in the way. */
function siteText(checked: CheckedWindow, extent: Extent, words: PlannerWords): string {
  const { message } = words;
  const { measured, calculation } = checked;
  const { window } = measured;
  const { mount, stack, control, side, facing, product } = window;
  const curtain = isCurtain(window);
  const said = (unusual: boolean) => extent === 'full' || unusual;
  const other = (field: keyof typeof message.other) => {
    const text = cmText(checked, field);
    return text && fill(message.other[field], { cm: isolated(text, words) });
  };
  // A curtain that is drawn by hand has no chain.
  const sided =
    side &&
    (!curtain || control === 'motor') &&
    fill(message.side[control], { side: inSentence(words.side[side]) });
  return joined(
    [
      said(mount !== 'wall') && message.mount[mount],
      (curtain || product === 'vertical') && said(stack !== 'both') && message.stack[stack],
      sided || (said(control !== 'hand') && inSentence(words.control[control])),
      extent === 'full' &&
        calculation &&
        calculation.chainCm > 0 &&
        fill(message.chain, { cm: calculation.chainCm }),
      mount === 'recess' && other('depth'),
      mount === 'recess' && !curtain && other('diagonalDown'),
      mount === 'recess' && !curtain && other('diagonalUp'),
      curtain && other('sill'),
      facing && fill(message.faces, { direction: inSentence(words.facing[facing]) }),
      ...window.obstacles.map((each) => inSentence(words.obstacles[each])),
    ],
    words,
  );
}

/** What was measured from where, what counts, and what to make. */
function sizeText(checked: CheckedWindow, extent: Extent, words: PlannerWords): string {
  const { message, unknown, units } = words;
  const { measured, calculation, faulty, count } = checked;
  const { window, governing } = measured;
  const { width, height } = governing;
  const curtain = isCurtain(window);
  if (faulty.length > 0)
    return fill(message.check, {
      widths: readings(checked, 'width', words) || unknown,
      heights: readings(checked, 'height', words) || unknown,
    });
  if (!width && !height) return message.bothMissing;
  const pole = window.heading === 'eyelet' ? 'pole' : 'rings';
  const recess = window.mount === 'recess' ? message.nothingTakenOff : '';
  const from = curtain ? message.from[isOnPole(window) ? pole : window.origin] : recess;
  const several = (side: Side) =>
    extent === 'full' &&
    count[side] > 1 &&
    fill(message.readings[side], { values: readings(checked, side, words) });
  const known = (cm: number | undefined) => (cm === undefined ? unknown : fieldText(cm, 'cm'));
  const make = curtain ? (isOnPole(window) ? 'pole' : 'curtain') : 'blind';
  return joined(
    [
      formatSize(known(width?.cm), known(height?.cm), units.cm, words),
      !width ? message.widthMissing : height ? from : message.heightMissing,
      several('width'),
      several('height'),
      extent === 'full' &&
        calculation &&
        (curtain || !recess) &&
        fill(message.make[make], { width: calculation.widthCm, drop: calculation.dropCm }),
    ],
    words,
  );
}

/** The metres of each cloth. */
function clothText({ calculation }: CheckedWindow, words: PlannerWords): string {
  const layers = calculation?.layers ?? [];
  const texts = layers.map(({ stock: { name }, role, cloth: { metres, fewer } }) =>
    fill(words.message.metres, {
      metres: formatMetres(metres, words),
      cloth: inSentence(fill(words.worked.role[role], { cloth: isolated(name, words) })),
      fewer: fewer
        ? fill(words.message.orFewer, { metres: formatMetres(fewer.metres, words) })
        : '',
    }),
  );
  return joined(texts, words);
}

/** What the visitor was shown as the window's price. */
function priceSentence(
  checked: CheckedWindow,
  stock: Stock,
  extent: Extent,
  words: PlannerWords,
): string {
  const price = windowPrice(checked, stock);
  if (!price) return '';
  const range = rangeText(price, stock, words);
  return extent === 'full'
    ? fill(words.price.message, { range, made: madeText(price, words) })
    : range;
}

/** One window as the shop reads it, on one line. */
export function windowLine(
  plan: Plan,
  window: PlannedWindow,
  stock: Stock,
  words: PlannerWords,
  extent: Extent = 'full',
): string {
  const checked = cachedCheck(plan, window, stock, words);
  const note = window.note.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const title = `${plan.windows.indexOf(window) + 1}. ${windowName(plan, window, words)}: ${productText(window, stock, words)}`;
  const sentences = [
    title,
    sizeText(checked, extent, words),
    siteText(checked, extent, words),
    extent === 'full' ? clothText(checked, words) : '',
    priceSentence(checked, stock, extent, words),
    isolated(note, words),
  ];
  // Each sentence begins with a capital, where the language has them.
  const whole = sentences
    .filter(Boolean)
    .map((text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .join(words.stop);
  return `${whole}.`.replace(/([.!?…])(\u2069?)\.$/, '$1$2');
}

/** A window in a few words, for a list that is too long to send whole. */
function shortLine(plan: Plan, window: PlannedWindow, stock: Stock, words: PlannerWords): string {
  const { measured, faulty } = cachedCheck(plan, window, stock, words);
  const { width, height } = measured.governing;
  const known = (cm: number | undefined) =>
    cm === undefined ? words.unknown : fieldText(cm, 'cm');
  const size =
    faulty.length > 0
      ? words.list.check
      : formatSize(known(width?.cm), known(height?.cm), words.units.cm, words);
  return `${plan.windows.indexOf(window) + 1}. ${windowName(plan, window, words)}: ${inSentence(words.productName[window.product])}${words.comma}${size}`;
}

/** How many windows of each product there are. */
function totalsLine(windows: readonly PlannedWindow[], words: PlannerWords): string {
  return joined(
    products.map((product) => {
      const count = windows.filter((window) => window.product === product).length;
      return count > 0 && `${inSentence(words.productName[product])}: ${count}`;
    }),
    words,
  );
}

/** Bytes of a text within an address. */
export function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}

/** Most bytes of a message in WhatsApp's address, and of a mail's body: some mail programs open no longer link. */
export const mostBytes = 4000;
export const mostMailBytes = 1700;

export interface PlanMessage {
  /** Every window, and the list's link. */
  readonly full: string;
  /** What goes into an address of so many bytes: the whole, less of each window, their sizes, or the totals. */
  readonly within: (bytes: number) => string;
}

/**
 * The list as the shop reads it.
 * @param link of the list; '' until it is known
 */
export function planMessage(
  plan: Plan,
  link: string,
  stock: Stock,
  words: PlannerWords,
): PlanMessage {
  const { message, language } = words;
  const windows = sentWindows(plan);
  const greeting = fill(message.greeting, {
    windows: plural(windows.length, message.counts, language),
  });
  const place = plan.place.trim();
  const closing = [
    plan.children && message.children,
    place ? fill(message.closing, { place: isolated(place, words) }) : message.closingPlain,
  ];
  const text = (lines: readonly string[], address: string) =>
    [
      greeting,
      lines.join('\n'),
      homeText(plan, stock, words),
      address && fill(message.link, { link: address }),
      closing.filter(Boolean).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n');
  const full = text(
    windows.map((window) => windowLine(plan, window, stock, words)),
    link,
  );
  const within = (bytes: number) => {
    if (encodedLength(full) <= bytes) return full;
    const brief = text(
      windows.map((window) => windowLine(plan, window, stock, words, 'brief')),
      link,
    );
    if (encodedLength(brief) <= bytes) return brief;
    const short = text(
      windows.map((window) => shortLine(plan, window, stock, words)),
      link,
    );
    if (encodedLength(short) <= bytes) return short;
    const totals = text([totalsLine(windows, words)], link);
    // A link longer than any message is copied by hand.
    return encodedLength(totals) <= bytes ? totals : text([totalsLine(windows, words)], '');
  };
  return { full, within };
}
