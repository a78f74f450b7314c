import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import type { Checked } from './check-window';
import { checkedIn } from './checked';
import { fieldText, lengthCm } from './length';
import { messageParts } from './message';
import { roomName, windowName } from './names';
import {
  isSewn,
  type LengthField,
  type Plan,
  type PlannedWindow,
  type Room,
  windowsOf,
} from './plan';
import { metresText } from './say';
import { fieldsOf, type Side } from './take';

/** Measures go out in centimetres whatever they were typed in: the workshop's unit. */
function typedCm(window: PlannedWindow, field: LengthField, plan: Plan): string {
  const text = window.lengths[field].trim();
  const cm = lengthCm(text, plan.unit);
  return cm === undefined ? text : fieldText(cm, 'cm');
}

function measured(window: PlannedWindow, side: Side, plan: Plan): string {
  const texts = fieldsOf[side].map((field) => typedCm(window, field, plan)).filter(Boolean);
  return texts.join('/');
}

/** A choice's name within a sentence. */
function small(name: string): string {
  return name.toLowerCase();
}

/** The beginning of a sentence. */
function large(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function whatHangs(window: PlannedWindow, words: PlannerWords): readonly string[] {
  const { product, heading, fullness, cloth, colour, lining, mount, fixing, stack, control } =
    window;
  const { message } = words;
  const curtain = product === 'curtain';
  const template = curtain
    ? message.curtain
    : product === 'venetian'
      ? message.blind
      : message.sewnBlind;
  const what = fill(template, {
    heading: small(words.heading[heading]),
    fullness,
    product: small(words.product[product]),
    cloth: small(words.cloth[cloth]),
    colour: small(words.colours[colour]),
  });
  const linings = { cotton: words.cloth.cotton, blackout: words.cloth.blackoutLining };
  return [
    what,
    ...(isSewn(product) && lining !== 'none'
      ? [fill(message.lining, { lining: small(linings[lining]) })]
      : []),
    ...(curtain || product === 'vertical'
      ? [fill(message.stack, { stack: words.drawing.stack[stack] })]
      : []),
    ...(mount === 'outside' ? [message.fixing[fixing]] : []),
    ...(control === 'motor' ? [message.motor] : []),
  ];
}

function sizeOf(window: PlannedWindow, checked: Checked, plan: Plan, words: PlannerWords) {
  const { message } = words;
  const { calculated, missing } = checked;
  const values = {
    widths: measured(window, 'width', plan) || '–',
    heights: measured(window, 'height', plan) || '–',
  };
  if (calculated) {
    const size = {
      width: fieldText(calculated.widthCm, 'cm'),
      drop: fieldText(calculated.dropCm, 'cm'),
      mount: message[window.mount],
    };
    const template = window.product === 'curtain' ? message.track : message.size;
    return [fill(template, size), fill(message.measured, values)];
  }
  const none = { width: missing.width === 3, height: missing.height === 3 };
  if (none.width && none.height) return [message.bothMissing];
  if (none.width) return [message.widthMissing, fill(message.measured, values)];
  if (none.height) return [message.heightMissing, fill(message.measured, values)];
  return [fill(message.check, values)];
}

function restOf(window: PlannedWindow, checked: Checked, plan: Plan, words: PlannerWords) {
  const { message } = words;
  const down = typedCm(window, 'diagonalDown', plan);
  const up = typedCm(window, 'diagonalUp', plan);
  const depth = typedCm(window, 'depth', plan);
  const sill = typedCm(window, 'sill', plan);
  const repeat = typedCm(window, 'repeat', plan);
  const curtain = window.product === 'curtain';
  const cloth = checked.calculated?.cloth;
  return [
    ...(depth ? [fill(message.depth, { depth })] : []),
    ...(sill && curtain ? [fill(message.sill, { sill })] : []),
    ...(repeat && isSewn(window.product) ? [fill(message.repeat, { repeat })] : []),
    ...(down || up ? [fill(message.diagonals, { down: down || '–', up: up || '–' })] : []),
    ...(window.facing
      ? [fill(message.faces, { direction: small(words.facing[window.facing]) })]
      : []),
    ...(cloth
      ? [fill(message.metres, { metres: metresText(cloth.metres, words), roll: window.rollCm })]
      : []),
  ];
}

/** One window as the shop reads it, on one line. */
export function windowLine(
  plan: Plan,
  room: Room,
  window: PlannedWindow,
  words: PlannerWords,
  photos: boolean,
): string {
  const checked = checkedIn(plan, room, window, words);
  const { comma, stop, message } = words;
  const title = fill(message.title, {
    number: windowsOf(plan).indexOf(window) + 1,
    room: roomName(plan, room, words),
    window: windowName(room, window, words),
    what: whatHangs(window, words).join(comma),
  });
  const size = sizeOf(window, checked, plan, words).join(comma);
  const rest = restOf(window, checked, plan, words).join(comma);
  const note = window.note.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const sentences = [size, rest, note, photos ? message.photos : ''].filter(Boolean).map(large);
  const line = [title, ...sentences].join(stop);
  return `${line}.`.replace(/([.!?…])\.$/, '$1');
}

/** The whole list as the shop reads it, in as many messages as it takes. */
export function tellPlan(
  plan: Plan,
  words: PlannerWords,
  photos: ReadonlySet<string>,
): readonly string[] {
  const { message } = words;
  const windows = windowsOf(plan);
  const lines = plan.rooms.flatMap((room) =>
    room.windows.map((window) => windowLine(plan, room, window, words, photos.has(window.id))),
  );
  const place = plan.place.trim();
  const closing = place ? fill(message.closing, { place }) : message.closingPlain;
  return messageParts(
    fill(message.greeting, { windows: plural(windows.length, message.counts, words.language) }),
    lines,
    plan.children ? `${message.children}\n${closing}` : closing,
  );
}
