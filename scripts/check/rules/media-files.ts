import { inspect } from '@/scripts/pictures/inspect';
import { inParallel } from '@/scripts/pictures/parallel';
import {
  filmSources,
  pictureSources,
  type Source,
  unnamedSources,
} from '@/scripts/pictures/sources';
import type { Problem } from '../problem';

/** `content/pictures.ts: 'showroom'`, as scripts/pictures names an entry. */
function problemOf(entry: string, message: string): Problem {
  const [file = '', field = ''] = entry.split(': ');
  return { file, field, message };
}

/**
 * Reads every source once: whether it is there, is a picture, and holds its crop.
 * @param sources pictures, and posters of films
 */
export async function sourceProblems(
  sources: readonly Source[] = [...pictureSources, ...filmSources.map(({ poster }) => poster)],
): Promise<Problem[]> {
  const problems = await inParallel(sources, async (source): Promise<Problem[]> => {
    try {
      await inspect(source);
      return [];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [problemOf(source.entry, message.replace(`${source.entry}: `, ''))];
    }
  });
  return problems.flat();
}

/** Files of content/media that no entry names. */
export function unnamedProblems(messages: readonly string[] = unnamedSources()): Problem[] {
  return messages.map((text) => {
    const [file = '', message = ''] = text.split(': ');
    return { file, field: 'files', message };
  });
}
