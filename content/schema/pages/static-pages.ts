import type { StaticPath } from '@/config/paths';
import type { References } from '../references';
import * as pages from '.';

/** The name of a page's schema, and of its entry in `lib/content/collections.ts`: `visitPage` for `/visit`. */
export type EntryName<Path extends StaticPath> = Path extends '/'
  ? 'homePage'
  : Path extends `/${infer Own}`
    ? `${Own}Page`
    : never;

export const pathOf = (name: string) => `/${name === 'homePage' ? '' : name.replace(/Page$/, '')}`;

export const staticPages = (to: References) =>
  Object.entries(pages).map(([name, schemaOf]) => [name, schemaOf(to)] as const);
