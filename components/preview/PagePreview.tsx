import { clothFacts } from '@/lib/cloth-facts';
import { bringWords } from '@/lib/cloths';
import { whatsappLink } from '@/lib/contact/links';
import { getDictionary, type Locale, site } from '@/lib/content';
import type { DialogProps } from './Dialog';
import { PreviewDialog } from './PreviewDialog';

type PagePreviewProps = Pick<DialogProps, 'limit'> & {
  readonly locale: Locale;
  readonly withCloths?: boolean;
};

export function PagePreview({ limit, locale, withCloths }: PagePreviewProps) {
  const { chat, clothsPage, ui } = getDictionary(locale);
  const { close, loading, previous, next, zoom, position, mediaMissing, openMedia } = ui;
  const address = whatsappLink(site.phones.products, '');
  const ask = { address, text: chat.picture, label: ui.askAboutThis, newTab: ui.newTab };
  const words = { close, loading, previous, next, zoom, position, mediaMissing, openMedia, ask };
  const { sun, choose, askShort, choice } = clothsPage;
  const { names } = bringWords(locale);
  const own = { sun, choose, ask: askShort, full: choice.full, names };
  const cloths = withCloths ? { ...own, facts: clothFacts(locale) } : undefined;
  return <PreviewDialog limit={limit} words={words} cloths={cloths} />;
}
