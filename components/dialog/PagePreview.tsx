import { getDictionary } from '@/content/dictionary';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { whatsappLink } from '@/lib/contact/links';
import { PreviewDialog } from './PreviewDialog';

interface PagePreviewProps {
  readonly limit: '80vh' | '90vh';
  readonly locale: Locale;
}

/** The page's preview dialog with its labels. */
export function PagePreview({ limit, locale }: PagePreviewProps) {
  const { chat, ui } = getDictionary(locale);
  return (
    <PreviewDialog
      limit={limit}
      words={{
        close: ui.close,
        loading: ui.loading,
        previous: ui.previous,
        next: ui.next,
        zoom: ui.zoom,
        zoomed: ui.zoomed,
        position: ui.position,
        mediaMissing: ui.mediaMissing,
        openMedia: ui.openMedia,
        noConnection: ui.noConnection,
        ask: {
          address: whatsappLink(site.phones.cards, ''),
          text: chat.picture,
          label: ui.askAboutThis,
          newTab: ui.newTab,
        },
      }}
    />
  );
}
