import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
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

/** Where it is fixed, which way it opens, how it is worked, what is in the way. */
function siteText(
  { window }: CheckedWindow['measured'],
  checked: CheckedWindow,
  words: PlannerWords,
): string {
  const { message } = words;
  const { mount, stack, control, side, facing, product } = window;
  const curtain = isCurtain(window);
  const other = (field: LengthField) => {
    const text = cmText(checked, field);
    return (
      text &&
      fill(message.other[field as keyof typeof message.other], { cm: isolated(text, words) })
    );
  };
  const { calculation } = checked;
  const sided = side ? fill(message.side[control], { side: inSentence(words.side[side]) }) : '';
  return joined(
    [
      message.mount[mount],
      (curtain || product === 'vertical') && message.stack[stack],
      sided || words.control[control],
      calculation && calculation.chainCm > 0 && fill(message.chain, { cm: calculation.chainCm }),
      mount === 'recess' && other('depth'),
      other('diagonalDown'),
      other('diagonalUp'),
      curtain && other('sill'),
      facing && fill(message.faces, { direction: inSentence(words.facing[facing]) }),
      ...window.obstacles.map((each) => inSentence(words.obstacles[each])),
    ].map((part) => (typeof part === 'string' ? inSentence(part) : part)),
    words,
  );
}

/** What was measured from where, what counts, and what to make. */
function sizeText(checked: CheckedWindow, words: PlannerWords): string {
  const { message } = words;
  const { measured, calculation, faulty, count } = checked;
  const { window, governing } = measured;
  const from = isCurtain(window)
    ? message.from[isOnPole(window) ? 'pole' : window.origin]
    : window.mount === 'recess'
      ? message.nothingTakenOff
      : '';
  const several = (side: Side) =>
    count[side] > 1 && fill(message.readings[side], { values: readings(checked, side, words) });
  if (faulty.length > 0)
    return fill(message.check, {
      widths: readings(checked, 'width', words) || '–',
      heights: readings(checked, 'height', words) || '–',
    });
  const { width, height } = governing;
  if (!width && !height) return message.bothMissing;
  const unknown = words.unknown;
  const size = formatSize(
    width ? fieldText(width.cm, 'cm') : unknown,
    height ? fieldText(height.cm, 'cm') : unknown,
    words.units.cm,
    words,
  );
  const missing = !width ? message.widthMissing : !height && message.heightMissing;
  const made = calculation && {
    width: calculation.widthCm,
    drop: calculation.dropCm,
  };
  return joined(
    [
      size,
      missing || from,
      several('width'),
      several('height'),
      made &&
        window.mount !== 'recess' &&
        fill(message.make[isCurtain(window) ? 'curtain' : 'blind'], made),
      made && window.mount === 'recess' && isCurtain(window) && fill(message.make.curtain, made),
    ],
    words,
  );
}

/** One window as the shop reads it, on one line. */
export function windowLine(
  plan: Plan,
  window: PlannedWindow,
  stock: Stock,
  words: PlannerWords,
): string {
  const checked = cachedCheck(plan, window, stock, words);
  const cloth = (checked.calculation?.layers ?? []).map(
    ({ stock: { name }, role, cloth: { metres, fewer } }) =>
      fill(words.message.metres, {
        metres: formatMetres(metres, words),
        cloth: fill(words.worked.role[role], { cloth: isolated(name, words) }),
        fewer: fewer
          ? fill(words.message.orFewer, { metres: formatMetres(fewer.metres, words) })
          : '',
      }),
  );
  const note = window.note.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const title = `${plan.windows.indexOf(window) + 1}. ${windowName(plan, window, words)}: ${productText(window, stock, words)}`;
  const sentences = [
    title,
    sizeText(checked, words),
    siteText(checked.measured, checked, words),
    cloth.join(words.comma),
    isolated(note, words),
  ];
  return `${sentences.filter(Boolean).join(words.stop)}.`.replace(/([.!?…])(\u2069?)\.$/, '$1$2');
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
  /** Which of the texts goes into an address of so many bytes: the whole, a line for each window, or the totals. */
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
