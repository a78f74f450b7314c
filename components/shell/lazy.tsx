import dynamic from 'next/dynamic';
import { defaultLocale } from '@/config/locales';
import { getDictionary } from '@/content/words';

/** Placeholder for header and footer while they load (docs/requirements.md 2.1). */
function Loading() {
  return (
    <p className="container-page py-4 text-muted">{getDictionary(defaultLocale).ui.loading}</p>
  );
}

/** Exported pages have both whole: a boundary for them would be one whose content React moves into its place by script. */
const whileLoading = process.env.NODE_ENV === 'development' && { loading: Loading };

export const LazyHeader = dynamic(() => import('./Header').then(({ Header }) => Header), {
  ...whileLoading,
});

export const LazyFooter = dynamic(() => import('./Footer').then(({ Footer }) => Footer), {
  ...whileLoading,
});

/** Nothing is shown while the bubble loads. */
export const LazyContactBubble = dynamic(() =>
  import('./ContactBubble').then(({ ContactBubble }) => ContactBubble),
);
