import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import type { Finding } from './finding';
import { fieldText, type Unit } from './length';
import type { PlannedWindow } from './plan';
import type { Taken } from './take';

/** A text in pieces: what was put into its places is set apart, so that it can be shown strong. */
export type Pieces = readonly (string | { readonly value: string })[];

/** Puts values into a text and keeps them apart from it. */
export function pieces(text: string, values: Readonly<Record<string, string>>): Pieces {
  return text
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      return name === undefined ? piece : { value: values[name] ?? '' };
    });
}

/** A length with its unit, held together by a space that does not break: '271.5 cm'. */
export function lengthText(cm: number, unit: Unit, words: PlannerWords): string {
  return fill(words.length, { value: fieldText(cm, unit), unit: words.units[unit] });
}

/** Metres of cloth: '8.6 m'. */
export function metresText(metres: number, words: PlannerWords): string {
  return fill(words.length, { value: Math.round(metres * 10) / 10, unit: words.units.m });
}

function valuesOf(finding: Finding, unit: Unit, words: PlannerWords) {
  const lengths = Object.entries(finding.lengths).map(([name, cm]) => [
    name,
    lengthText(cm, unit, words),
  ]);
  return {
    ...Object.fromEntries(lengths),
    text: finding.typed ?? '',
    metres: fill(words.length, { value: (finding.lengths.typed ?? 0) / 100, unit: words.units.m }),
    lengths: plural(finding.count ?? 0, words.worked.lengths, words.language),
    blinds: plural(finding.count ?? 0, words.blinds, words.language),
  };
}

/** A finding as a sentence. */
export function findingPieces(
  finding: Finding,
  { product }: PlannedWindow,
  unit: Unit,
  words: PlannerWords,
): Pieces {
  const { code } = finding;
  const { findings } = words;
  const text = code === 'tooWide' && product === 'curtain' ? findings.tooWideTrack : findings[code];
  return pieces(text, valuesOf(finding, unit, words));
}

/** The words of a finding's suggested corrections. */
export function fixText({ fix, lengths }: Finding, unit: Unit, words: PlannerWords): string {
  if (!fix) return '';
  const meant = lengths.meant === undefined ? '' : lengthText(lengths.meant, unit, words);
  return fill(words.fixes[fix.code], { meant });
}

/** Which of three measures counts, and why. */
export function takePieces({ reason, cm }: Taken, unit: Unit, words: PlannerWords): Pieces {
  return pieces(words.takes[reason], { taken: lengthText(cm, unit, words) });
}

/** The same text without its parts set apart. */
export function plain(text: Pieces): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.value)).join('');
}
