import type { PictureEntry } from '@/content/pictures';
import { locales, type Problem, repeated } from '../problem';

const file = 'content/pictures.ts';
const shortestAlt = 20;

/** What a text for those who do not see a picture must not be like. */
function altProblem(text: string): string | undefined {
  if (text.trim().length < shortestAlt) {
    return `${text.trim().length} characters; say in at least ${shortestAlt} what a buyer would look at`;
  }
  const start = /^(?:an? |the )?(?:image|picture|photo|photograph) (?:of|showing)\b/i.exec(text);
  return start ? `begins with '${start[0]}'; begin with what there is to see` : undefined;
}

function entryProblems(id: string, { focus, alt }: PictureEntry): Problem[] {
  const at = (field: string, message: string) => ({ file, field: `${id}${field}`, message });
  return [
    ...(/^[a-z0-9-]+$/.test(id)
      ? []
      : [at('', "the name becomes an address; use small letters, digits and '-'")]),
    ...(focus.every((percent) => percent >= 0 && percent <= 100)
      ? []
      : [at('.focus', `${focus.join(', ')}; two percentages from 0 to 100 are wanted`)]),
    ...locales.flatMap((locale) => {
      const message = altProblem(alt[locale]);
      return message ? [at(`.alt.${locale}`, message)] : [];
    }),
  ];
}

/**
 * What the types cannot see of the pictures' manifest; scripts/pictures reads the files themselves.
 * @param used every id that a page or a template names
 */
export function pictureProblems(
  pictures: Readonly<Record<string, PictureEntry>>,
  used: ReadonlySet<string>,
): Problem[] {
  const entries = Object.entries(pictures);
  const twins = locales.flatMap((locale) => {
    const twice = new Set(repeated(entries.map(([, { alt }]) => alt[locale])));
    return entries
      .filter(([, { alt }]) => twice.has(alt[locale]))
      .map(([id]) => ({
        file,
        field: `${id}.alt.${locale}`,
        message: 'another picture has the same words; each wants its own',
      }));
  });
  const unused = entries
    .filter(([id]) => !used.has(id))
    .map(([id]) => ({
      file,
      field: id,
      message: 'no page shows it; name it where it belongs, or take the entry and its file away',
    }));
  return [...entries.flatMap(([id, entry]) => entryProblems(id, entry)), ...twins, ...unused];
}
