import dynamic from 'next/dynamic';
import { defaultLocale } from '@/config/locales';
import { wordsOf } from '@/content/words';

/** Placeholder for header and footer while they load (docs/requirements.md 2.1). */
function Loading() {
  return <p className="container-page py-4 text-muted">{wordsOf(defaultLocale).ui.loading}</p>;
}

export const LazyHeader = dynamic(() => import('./Header').then(({ Header }) => Header), {
  loading: Loading,
});

export const LazyFooter = dynamic(() => import('./Footer').then(({ Footer }) => Footer), {
  loading: Loading,
});

/** Nothing is shown while the bubble loads. */
export const LazyContactBubble = dynamic(() =>
  import('./ContactBubble').then(({ ContactBubble }) => ContactBubble),
);
