import { NotFoundHalf } from '@/components/error/NotFoundHalf';
import type { Locale } from '@/config/locales';

/** The not-found page of one language, for hosts that know by the address which one is wanted. */
export function NotFoundPage({ locale }: { readonly locale: Locale }) {
  return <NotFoundHalf locale={locale} main last />;
}
