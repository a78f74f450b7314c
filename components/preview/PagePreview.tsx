import { whatsappLink } from '@/components/contact/links';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { Locale } from '@/lib/content/types';
import { PreviewDialog } from './PreviewDialog';

interface PagePreviewProps {
  readonly limit: '80vh' | '90vh';
  readonly locale: Locale;
}

export function PagePreview({ limit, locale }: PagePreviewProps) {
  const { chat, ui } = getDictionary(locale);
  const { close, loading, previous, next, zoom, zoomed, position } = ui;
  const { mediaMissing, openMedia, noConnection, askAboutThis: label, newTab } = ui;
  const address = whatsappLink(site.phones.cards, '');
  const ask = { address, text: chat.picture, label, newTab };
  const bar = { previous, next, zoom, position, ask };
  const errors = { mediaMissing, openMedia, noConnection };
  return <PreviewDialog limit={limit} words={{ close, loading, zoomed, ...bar, ...errors }} />;
}
