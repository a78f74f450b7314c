import { westernDigits } from '@/lib/text/digits';

export const [cmPerMetre, cmPerFoot, cmPerInch] = [100, 30.48, 2.54];

export const unitNames: readonly (readonly [names: RegExp, cm: number])[] = [
  [/^(?:mms?|millimet(?:er|re)s?|ملم|ملي|مم|مليمتر(?:ات)?)(?![a-zء-ي])\.?/, 0.1],
  [
    /^(?:cms?|centimet(?:er|re)s?|centis?|سم|س\.م|سنتي|سانتي|سنتم|سا?نتي?متر(?:ا|ات)?)(?![a-zء-ي])\.?/,
    1,
  ],
  [/^(?:mtrs?|mts?|met(?:er|re)s?|m|م|متر|مترا|امتار)(?![a-zء-ي])\.?/, cmPerMetre],
  [/^(?:inch(?:es)?|ins?|بوصه|بوصات|انش|انشات)(?![a-zء-ي])\.?|^(?:''|′′|["”“״])/, cmPerInch],
  [/^(?:feet|foot|fts?|قدم|اقدام)(?![a-zء-ي])\.?|^['′’‘]/, cmPerFoot],
];

export const wordNumbers: readonly (readonly [word: RegExp, value: number])[] = [
  [/^(?:نصف|نص|a half|half)(?![a-zء-ي])/, 1 / 2],
  [/^(?:ربع|a quarter|quarter)(?![a-zء-ي])/, 1 / 4],
  [/^ثلث(?![ء-ي])/, 1 / 3],
  [/^(?:ثلاثه?|تلاته?)(?![ء-ي])/, 3],
  [/^(?:اربعه?)(?![ء-ي])/, 4],
  [/^خمسه?(?![ء-ي])/, 5],
  [/^سته?(?![ء-ي])/, 6],
];

/** Normalizes digits, fractions, spaces and Arabic letters; removes bidi marks and 'about'. */
export function simplified(text: string): string {
  return westernDigits(
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction}`)
      .normalize('NFKC')
      .toLowerCase(),
  )
    .replace(/\u2044/g, '/')
    .replace(/٫/g, '.')
    .replace(/٬/g, "'")
    .replace(/،/g, ',')
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[~≈+]|about|approx\.?|circa|ca\.?|حوالي|نحو|تقريبا)\s*/, '')
    .replace(/\s*(?:تقريبا|approx\.?)?[.,;:]*$/, '')
    .replace(/^(متر|قدم)(?:ين|ان)(?![ء-ي])/, '2 $1')
    .replace(/^(?:بوصت|انش)ين(?![ء-ي])/, '2 انش')
    .trim();
}
