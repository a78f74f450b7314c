import * as pages from './pages';
import type { References } from './references';

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

export const pathOf = (name: string) => `/${name === 'homePage' ? '' : name.replace(/Page$/, '')}`;

/** Every static page, in no order. */
// As their type says.
export const pagePaths = Object.keys(pages).map(pathOf) as StaticPath[];

export const staticPages = (to: References) =>
  Object.entries(pages).map(([name, schemaOf]) => [name, schemaOf(to)] as const);
