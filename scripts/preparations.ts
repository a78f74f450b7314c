/** A script that has to have run before Next reads the project. */
interface Preparation {
  readonly name: string;
  readonly script: string;
  /** What to do when it fails. */
  readonly advice: string;
}

const readLines = 'Each line above names the file and the field.';

/** What comes before Next, in order; of `npm run dev` as of `npm run build`. */
export const preparations: readonly Preparation[] = [
  {
    name: 'index of content',
    script: 'scripts/collections.ts',
    advice: 'A file in content/ has a name that cannot stand in an address.',
  },
  { name: 'types of content', script: 'scripts/check/types.ts', advice: readLines },
  { name: 'values of content', script: 'scripts/check/validate.ts', advice: readLines },
  {
    name: 'display font',
    script: 'scripts/font.ts',
    advice: 'Run `npm ci`: the font comes from a package.',
  },
  {
    name: 'pictures and films',
    script: 'scripts/pictures.ts',
    advice: 'The lines above name the entries of content/pictures.ts or content/films.ts.',
  },
  {
    name: 'previews for links',
    script: 'scripts/previews.ts',
    advice: 'The lines above name the page.',
  },
  { name: 'days of change', script: 'scripts/last-modified.ts', advice: readLines },
];
