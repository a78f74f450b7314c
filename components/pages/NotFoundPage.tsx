import { NotFoundHalf } from '@/components/error/NotFoundHalf';
import type { Locale } from '@/config/locales';

/** The not-found page of one language, for hosts that select it by path. */
export function NotFoundPage({ locale }: { readonly locale: Locale }) {
  return <NotFoundHalf locale={locale} main last />;
}
