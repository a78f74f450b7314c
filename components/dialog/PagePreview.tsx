import { Icon } from '@/components/ui/Icon';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { PreviewDialog } from './PreviewDialog';

interface PagePreviewProps {
  readonly limit: '80vh' | '90vh';
  readonly locale: Locale;
}

/** The page's preview dialog with its labels and icons. */
export function PagePreview({ limit, locale }: PagePreviewProps) {
  const { ui } = wordsOf(locale);
  return (
    <PreviewDialog
      limit={limit}
      words={{
        close: ui.close,
        previous: ui.previous,
        next: ui.next,
        position: ui.position,
        mediaMissing: ui.mediaMissing,
        openMedia: ui.openMedia,
        noConnection: ui.noConnection,
        icons: {
          close: <Icon name="close" />,
          previous: <Icon name="caret-left" className="rtl:-scale-x-100" />,
          next: <Icon name="caret-right" className="rtl:-scale-x-100" />,
        },
      }}
    />
  );
}
