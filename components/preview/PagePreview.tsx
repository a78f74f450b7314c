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
