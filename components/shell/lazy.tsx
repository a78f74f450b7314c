import dynamic from 'next/dynamic';
import { defaultLocale } from '@/config/locales';
import { getDictionary } from '@/content/dictionary';

/** Placeholder for header and footer while they load (docs/requirements.md 2.1). */
function Loading() {
  return (
    <p className="container-page py-4 text-muted">{getDictionary(defaultLocale).ui.loading}</p>
  );
}

/** Only in development: in exported pages a Suspense boundary would need a script to move its content. */
const whileLoading = process.env.NODE_ENV === 'development' && { loading: Loading };

export const LazyHeader = dynamic(() => import('./Header').then(({ Header }) => Header), {
  ...whileLoading,
});

export const LazyFooter = dynamic(() => import('./Footer').then(({ Footer }) => Footer), {
  ...whileLoading,
});

export const LazyContactBubble = dynamic(() =>
  import('./ContactBubble').then(({ ContactBubble }) => ContactBubble),
);
