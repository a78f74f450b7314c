import type { Unit } from '@/config/window';
import {
  cmPerFoot,
  cmPerInch,
  cmPerMetre,
  simplified,
  unitNames,
  wordNumbers,
} from './length-words';

const centimetres: Readonly<Record<Unit, number>> = { cm: 1, m: cmPerMetre, in: cmPerInch };

export interface Reading {
  readonly cm: number;
  readonly stated: boolean;
}

/** Thousands ('1,500', "1'200", '1 200') become plain; '2,5' and '2,500 m' have a decimal comma. */
function numberAt(text: string): { readonly value: number; readonly rest: string } | undefined {
  const mixed = /^(?:(\d+) ?[- ] ?)?(\d\d?) ?\/ ?(\d\d?)(?!\d)/.exec(text);
  if (mixed) {
    const [all, whole = '0', over = '0', under = '1'] = mixed;
    const part = Number(over) / Number(under);
    return part < 1 ? { value: Number(whole) + part, rest: text.slice(all.length) } : undefined;
  }
  const [grouped] = /^\d{1,3}(?:[',’ ]\d{3})+(?![\d/])(?:\.\d+)?/.exec(text) ?? [];
  if (grouped) {
    const rest = text.slice(grouped.length);
    const metres = /^\d+,\d{3}$/.test(grouped) && /^ ?(?:m|م)(?![mء-ل])/.test(rest);
    const value = metres ? grouped.replace(',', '.') : grouped.replace(/[',’ ]/g, '');
    return { value: Number(value), rest };
  }
  const [plain] = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)(?![.,]?\d)/.exec(text) ?? [];
  if (plain) return { value: Number(plain.replace(',', '.')), rest: text.slice(plain.length) };
  const word = wordNumbers.find(([name]) => name.test(text));
  return word && { value: word[1], rest: text.replace(word[0], '') };
}

function unitAt(text: string): { readonly scale: number; readonly rest: string } | undefined {
  const trimmed = text.trimStart();
  const found = unitNames.find(([names]) => names.test(trimmed));
  return found && { scale: found[1], rest: trimmed.replace(found[0], '') };
}

/** The implied unit of a number after a length in `before`: '2m50', '8 ft 2', 'متر ونصف'. */
function impliedScale(before: number, value: number, digits: number, spaced: boolean) {
  if (value < 1) return before;
  if (before === cmPerFoot) return value < 12 ? cmPerInch : undefined;
  if (before !== cmPerMetre || !Number.isInteger(value)) return undefined;
  if (digits === 3 && !spaced) return 0.1;
  // '2m5' may be 2.05 or 2.5 metres.
  return digits === 2 || (digits === 1 && spaced) ? 1 : undefined;
}

/** Between two lengths: 'and', and 'less' in 'مترين إلا ربع'. */
const joiners = /^( ?(?:and |و ?|& ?|, )?)((?:الا|less) )?/;

/** Parses a simplified text to centimetres; undefined if it is no length. */
function sumOf(text: string, unit: Unit): Reading | undefined {
  let rest = text;
  let cm = 0;
  let before: number | undefined;
  let stated = false;
  while (rest !== '') {
    const joined = before === undefined ? undefined : joiners.exec(rest);
    const [all = '', joiner = '', less] = joined ?? [];
    rest = rest.slice(all.length);
    const number = numberAt(rest);
    // 'متر ونصف': a unit alone is one of it, where it is a word.
    const value = number?.value ?? (/^[ء-ي]{2,}/.test(rest) ? 1 : undefined);
    if (value === undefined) return undefined;
    const named = unitAt(number?.rest ?? rest);
    if (!number && !named) return undefined;
    if (named && before !== undefined && named.scale >= before) return undefined;
    const digits = rest.length - (number?.rest ?? rest).length;
    const scale =
      named?.scale ??
      (before === undefined
        ? centimetres[unit]
        : impliedScale(before, value, digits, joiner !== ''));
    if (scale === undefined || (!named && before !== undefined && !stated && value >= 1))
      return undefined;
    cm += (less ? -1 : 1) * value * scale;
    before = scale;
    stated ||= named !== undefined;
    rest = (named?.rest ?? number?.rest ?? '').trimEnd();
  }
  return cm >= 0 ? { cm, stated } : undefined;
}

/** Rounds to the millimetre, the precision of a steel tape. */
export function roundToMm(cm: number): number {
  return Math.round(cm * 10) / 10;
}

/**
 * Parses a length: '250', '٢٥٠', '2.5 m', '2m50', '98 1/2"', "8'2\"", '8 ft 2', 'مترين ونصف'.
 * @param unit default unit
 * @returns undefined if the text is no length
 */
export function readLength(text: string, unit: Unit): Reading | undefined {
  const plain = simplified(text);
  const sum = plain === '' ? undefined : sumOf(plain, unit);
  // Finer than a tape shows, so that 2.71 m is 271 cm.
  return sum && { ...sum, cm: Math.round(sum.cm * 1000) / 1000 };
}

export function fieldText(cm: number, unit: Unit): string {
  const fine = unit === 'm' ? 1000 : unit === 'in' ? 100 : 10;
  return String(Math.round((cm / centimetres[unit]) * fine) / fine);
}
