import arabic from './site.ar.json' with { type: 'json' };
import file from './site.json' with { type: 'json' };
import type { Site } from './types';

/** The facts of the business, each of them once. */
export const site: Site = { ...file, words: { en: file.words, ar: arabic.words } };
