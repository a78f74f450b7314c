import { z } from 'zod';
import * as pages from './pages';
import type { References } from './references';
import { anyNumber, line, order } from './texts';

/** The path of a page by its entry's name: `/visit` for `visitPage`. */
type PathOf<Name> = Name extends 'homePage'
  ? '/'
  : Name extends `${infer Own}Page`
    ? `/${Own}`
    : never;

/** Static pages: one for each schema in `pages.ts`. */
export type StaticPath = PathOf<keyof typeof pages>;

/** The name of a page's entry in `content/collections.ts`. */
export type EntryName<Path extends StaticPath> = {
  [Name in keyof typeof pages]: PathOf<Name> extends Path ? Name : never;
}[keyof typeof pages];

/** The same for a value. */
export const pathOf = (name: string) => `/${name === 'homePage' ? '' : name.replace(/Page$/, '')}`;

/** Every static page, in no order. */
// As their type says.
export const pagePaths = Object.keys(pages).map(pathOf) as StaticPath[];

/** Common fields of static pages: order and name in menus, the greeting of WhatsApp links. */
const shared = {
  facts: {
    order,
    menus: anyNumber(z.enum(['header', 'footer'])).meta({ title: 'Menus that list the page' }),
  },
  words: {
    menu: line.meta({ title: 'Name in menus' }),
    greeting: line.meta({ title: 'First line of WhatsApp messages from the page' }),
  },
};

/** The schemas of all static pages, by the names of their entries. */
export function staticPages(
  to: References,
): readonly (readonly [name: string, schema: z.ZodObject])[] {
  return Object.entries(pages).map(([name, schemaOf]) => {
    // Each has its own type; all have facts and words.
    const { words, ...facts } = (schemaOf(to) as z.ZodObject<{ words: z.ZodObject }>).shape;
    const all = z.strictObject({ ...shared.words, ...words.shape });
    return [name, z.strictObject({ ...shared.facts, ...facts, words: all })];
  });
}
