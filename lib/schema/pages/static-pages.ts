import { z } from 'zod';
import type { StaticPath } from '@/config/paths';
import { anyNumber, line, order, searchText } from '../texts';
import { wordsOf } from '../words';
import * as pages from '.';

/** The name of a page's facts, and of its entry in `lib/content/collections.ts`: `visitPage` for `/visit`. */
export type EntryName<Path extends StaticPath> = Path extends '/'
  ? 'homePage'
  : Path extends `/${infer Own}`
    ? `${Own}Page`
    : never;

export const pathOf = (name: string) => `/${name === 'homePage' ? '' : name.replace(/Page$/, '')}`;

/** The header's row, what only the panel of small screens has besides, and the footer's two columns. */
export const menus = ['header', 'panel', 'products', 'shop'] as const;

export const pageFacts = { order, menus: anyNumber(z.enum(menus)) };

/** Its name in menus, the first line of its WhatsApp messages, and what search engines show. */
const pageWords = { menu: line, greeting: line, title: line, description: searchText };

export const staticPages = () =>
  Object.entries(pages).map(([name, facts]) => {
    const path = pathOf(name);
    const file = `pages${path.replace(/\/$/, '/home')}`;
    // The home page's is that of its first slide.
    const heading = path === '/' ? {} : { heading: line };
    const words = wordsOf(file).extend({ ...pageWords, ...heading });
    return { name, path, file, schema: z.strictObject({ ...pageFacts, ...facts, words }) };
  });
