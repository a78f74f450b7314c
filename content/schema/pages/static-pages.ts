import type { StaticPath } from '@/config/paths';
import type { References } from '../references';
import * as pages from '.';
import { pageSchema } from './page';

/** The name of a page's facts, and of its entry in `lib/content/collections.ts`: `visitPage` for `/visit`. */
export type EntryName<Path extends StaticPath> = Path extends '/'
  ? 'homePage'
  : Path extends `/${infer Own}`
    ? `${Own}Page`
    : never;

export const pathOf = (name: string) => `/${name === 'homePage' ? '' : name.replace(/Page$/, '')}`;

export const staticPages = (to: References) =>
  Object.entries(pages).map(([name, factsOf]) => {
    const path = pathOf(name);
    const file = `pages${path.replace(/\/$/, '/home')}`;
    return { name, path, file, schema: pageSchema(file, factsOf(to)) };
  });
