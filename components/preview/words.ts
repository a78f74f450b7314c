import { bringWords, clothFacts } from '@/lib/cloths';
import { whatsappLink } from '@/lib/contact/links';
import { getDictionary, type Locale, site } from '@/lib/content';
import { stockCloths } from '@/lib/content/collections';

const clothWords = (locale: Locale) => {
  const { sun, choose, askShort: ask, choice } = getDictionary(locale).clothsPage;
  const facts = stockCloths.map((cloth) => [cloth.id, clothFacts(cloth, locale)] as const);
  const { names } = bringWords(locale);
  return { sun, choose, ask, full: choice.full, names, facts: Object.fromEntries(facts) };
};

/** What the preview of a page says, also of the cloths that the page shows. */
export function previewWords(locale: Locale, withCloths = false) {
  const { chat, ui } = getDictionary(locale);
  const { close, loading, previous, next, zoom, position, mediaMissing, openMedia } = ui;
  const address = whatsappLink(site.phones.products, '');
  const ask = { address, text: chat.picture, label: ui.askAboutThis, newTab: ui.newTab };
  return {
    words: { close, loading, previous, next, zoom, position, mediaMissing, openMedia, ask },
    ...(withCloths && { cloths: clothWords(locale) }),
  };
}

export type PreviewWords = ReturnType<typeof previewWords>;
export type ClothWords = ReturnType<typeof clothWords>;
