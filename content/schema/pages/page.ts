import { z } from 'zod';
import type { References } from '../references';
import { anyNumber, line, order, searchText } from '../texts';
import { wordsOf } from '../words';

/** The header's row, what only the panel of small screens has besides, and the footer's two columns. */
export const menus = ['header', 'panel', 'products', 'shop'] as const;

export const published = z.boolean().meta({
  title: 'Shown on the site',
  description: 'Switched off, the page is not published, and nothing links to it',
});

/** The facts of a page with a banner, and of one that the owner may switch off, too. */
export const withBanner = ({ picture }: References) => ({ picture });
export const optional = ({ picture }: References) => ({ published, picture });

/** What each static page has: place and name in menus, the greeting of its WhatsApp links, what search engines show. */
export const pageFacts = {
  order,
  menus: anyNumber(z.enum(menus)).meta({
    title: 'Menus that list the page',
    description: 'panel: the menu of phones only; products and shop: columns of the footer',
  }),
};
const pageWords = {
  menu: line.meta({ title: 'Name in menus' }),
  greeting: line.meta({ title: 'First line of WhatsApp messages from the page' }),
  title: line.meta({ description: 'Shown in the tab of the browser' }),
  description: searchText,
};

export const pageSchema = (file: string, facts: z.ZodRawShape) =>
  z.strictObject({ ...pageFacts, ...facts, words: wordsOf(file).extend(pageWords) });
