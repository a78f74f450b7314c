import { textsIn } from '@/content/schema/relations';
import type { ContentEntry } from '../entries';
import { type FieldPath, fieldName, placeOf } from '../fault';

/** A place that shows a picture, and the width in pixels at which it looks sharp there. */
export interface Use {
  readonly place: string;
  readonly pixels: number;
}

/** Widths by the last name of a field: as wide as the screen, as a phone's screen, small; cards are the rest. */
const widths: Readonly<Record<string, number>> = {
  banner: 1080,
  picture: 1080,
  tall: 800,
  tallPicture: 800,
  authorLogo: 0,
};
const card = 600;

function pixelsOf(kind: string, path: FieldPath): number {
  if (kind === 'homePage' && path[0] === 'slides' && path.at(-1) === 'image') return 2160;
  if (kind === 'testimonials') return 0;
  return widths[String(path.filter((step) => typeof step === 'string').at(-1))] ?? card;
}

/** Where each picture is shown, by its path. */
export function usesOf(entries: readonly ContentEntry[]): ReadonlyMap<string, readonly Use[]> {
  const all = entries
    .filter(({ kind }) => kind !== 'pictures' && kind !== 'films')
    .flatMap(({ kind, file, value, lineOf }) =>
      textsIn(value)
        .filter(({ text }) => text.startsWith('/pictures/'))
        .map(({ path, text }) => {
          const place = `${placeOf({ file, line: lineOf(path) })} (${fieldName(path)})`;
          return { text, use: { place, pixels: pixelsOf(kind, path) } };
        }),
    );
  const names = [...new Set(all.map(({ text }) => text))];
  return new Map(
    names.map((name) => [name, all.filter(({ text }) => text === name).map(({ use }) => use)]),
  );
}
