import type { Unit } from '@/config/window';
import { westernDigits } from '@/lib/text';

const cmPer = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 } as const;

/** Names of units, as `simplified` spells them. */
const names = {
  mm: 'mm|مم|ملم|مليمتر',
  cm: 'cms?|سم|سنتي(?:مترا?)?',
  m: 'm|mtrs?|met(?:er|re)s?|م|متر',
  in: `in|inch(?:es)?|''|"|بوصه|انش`,
  ft: "ft|feet|foot|'|قدم|اقدام",
} as const;

type UnitName = keyof typeof names;
// Object.keys() forgets the names.
const unitNames = Object.keys(names) as readonly UnitName[];

/** A number with its unit, perhaps after 'and' or 'less': one part of '8 ft 2 1/2 in' or 'مترين إلا ربع'. */
const part = new RegExp(
  [
    '^(?<joiner> ?(?:and |و ?|, )?)(?<less>(?:less|الا) )?',
    '(?:(?:(?<whole>\\d+)[ -])?(?<over>\\d\\d?)/(?<under>\\d\\d?)(?!\\d)',
    "|(?:(?<grouped>\\d{1,3}(?:[', ]\\d{3})+)|(?<plain>\\d+(?:[.,]\\d+)?))(?![.,/]?\\d))?",
    ` ?(?:(?:${unitNames.map((name) => `(?<${name}>${names[name]})`).join('|')})(?![a-zء-ي])\\.?)?`,
  ].join(''),
);

/** Normalizes digits, signs and Arabic letters; removes bidi marks and 'about'. */
const simplified = (text: string): string =>
  westernDigits(text.replace(/[¼-¾]/g, ' $&').normalize('NFKC').toLowerCase())
    .replace(/[\p{Cf}\p{Mn}ـ]/gu, '')
    .replace(/\u2044/g, '/')
    .replace(/٫/g, '.')
    .replace(/،/g, ',')
    .replace(/[‘’′٬]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/نصف/g, '1/2')
    .replace(/ربع/g, '1/4')
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:[~≈+]|about|حوالي|تقريبا)? ?/, '')
    .replace(/^(متر|قدم)(?:ين|ان)(?![ء-ي])/, '2 $1')
    .replace(/[ .,;:]+$/, '');

type Groups = Readonly<Record<string, string | undefined>>;

function numberOf({ whole = '0', over, under, grouped, plain, m }: Groups, unit = '') {
  if (over) {
    const fraction = Number(over) / Number(under);
    return fraction < 1 ? Number(whole) + fraction : undefined;
  }
  if (grouped) {
    const decimal = m && /^\d+,\d+$/.test(grouped);
    return Number(decimal ? grouped.replace(',', '.') : grouped.replace(/\D/g, ''));
  }
  if (plain) return Number(plain.replace(',', '.'));
  // 'متر ونصف': a unit alone is one of it, where it is a word.
  return /^[ء-ي]{2}/.test(unit) ? 1 : undefined;
}

/** The implied unit of a number after one in the unit `last`: '2m50', '8 ft 2', 'متر ونصف'. */
function impliedUnit(last: UnitName, value: number, { plain = '', joiner }: Groups) {
  if (value < 1) return last;
  if (last === 'ft' && value < 12) return 'in';
  // '2m5' may be 2.05 or 2.5 metres.
  return last === 'm' && (joiner ? /^\d\d?$/ : /^\d\d$/).test(plain) ? 'cm' : undefined;
}

/** A length, and whether the text states its unit. */
export interface Reading {
  readonly cm: number;
  readonly stated: boolean;
}

/**
 * Parses a length: '250', '٢٥٠', '2.5 m', '2m50', '98 1/2"', "8'2\"", '8 ft 2', 'مترين ونصف'.
 * @param unit default unit
 * @returns undefined if the text is no length
 */
export function readLength(text: string, unit: Unit): Reading | undefined {
  let cm = 0;
  let last: UnitName | undefined;
  let stated = false;
  let rest = simplified(text);
  do {
    const found = part.exec(rest);
    const groups: Groups = found?.groups ?? {};
    const named = unitNames.find((name) => groups[name]);
    const value = numberOf(groups, named && groups[named]);
    if (value === undefined || (last && !named && !stated && value >= 1)) return undefined;
    if (last && named && cmPer[named] >= cmPer[last]) return undefined;
    const own: UnitName | undefined = named ?? (last ? impliedUnit(last, value, groups) : unit);
    if (!own) return undefined;
    cm += (groups.less ? -1 : 1) * value * cmPer[own];
    stated ||= named !== undefined;
    last = own;
    rest = rest.slice(found?.[0].length);
  } while (rest);
  // Finer than a tape shows, so that 2.71 m is 271 cm.
  return { cm: Math.round(cm * 1000) / 1000, stated };
}

/** Rounds to the millimetre, the precision of a steel tape. */
export const roundToMm = (cm: number): number => Math.round(cm * 10) / 10;

export function fieldText(cm: number, unit: Unit): string {
  const fine = unit === 'm' ? 1000 : unit === 'in' ? 100 : 10;
  return String(Math.round((cm / cmPer[unit]) * fine) / fine);
}
