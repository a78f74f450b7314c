import type { FilmEntry } from '@/content/films';
import { locales, type Problem, repeated } from '../problem';

const file = 'content/films.ts';
const mostKilobytes = 600;
const shortestAlt = 20;

/** What the rules ask of the disk. */
export interface FilmFiles {
  /** Bytes of a file of `content/media/films/`; undefined when it is not there. */
  readonly sizeOf: (name: string) => number | undefined;
}

/** The poster is read with the other pictures. */
function fileProblems({ file: name }: FilmEntry, { sizeOf }: FilmFiles): string[] {
  const size = sizeOf(`${name}.mp4`);
  if (size === undefined) return [`content/media/films/${name}.mp4 is not there`];
  const kilobytes = Math.ceil(size / 1024);
  if (kilobytes <= mostKilobytes) return [];
  return [
    `${name}.mp4 has ${kilobytes} KB; at most ${mostKilobytes} are wanted: make it shorter or smaller, or name it by the address of a video host`,
  ];
}

function altProblems({ alt }: FilmEntry): { field: string; message: string }[] {
  return locales
    .filter((locale) => alt[locale].trim().length < shortestAlt)
    .map((locale) => ({
      field: `.alt.${locale}`,
      message: `say in at least ${shortestAlt} characters what it shows`,
    }));
}

/**
 * What the types cannot see of the films.
 * @param used every id that a page or a template names
 */
export function filmProblems(
  films: Readonly<Record<string, FilmEntry>>,
  used: ReadonlySet<string>,
  files: FilmFiles,
): Problem[] {
  const twice = new Set(repeated(Object.values(films).map((entry) => entry.file)));
  return Object.entries(films).flatMap(([id, entry]) => {
    const at = (field: string, message: string) => ({ file, field: `${id}${field}`, message });
    const { seconds } = entry;
    return [
      ...(/^[a-z0-9-]+$/.test(id) && /^[a-z0-9-]+$/.test(entry.file)
        ? []
        : [at('', "the names become addresses; use small letters, digits and '-'")]),
      ...(seconds > 0 ? [] : [at('.seconds', `${seconds}; a length in seconds is wanted`)]),
      ...fileProblems(entry, files).map((message) => at('.file', message)),
      ...(twice.has(entry.file) ? [at('.file', `'${entry.file}' is in two entries`)] : []),
      ...altProblems(entry).map(({ field, message }) => at(field, message)),
      ...(used.has(id)
        ? []
        : [at('', 'no page shows it; name it where it belongs, or take it away')]),
    ];
  });
}
