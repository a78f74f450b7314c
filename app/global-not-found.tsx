import './globals.css';
import type { Metadata, Viewport } from 'next';
import { ErrorScreen } from '@/components/error/ErrorScreen';
import { NotFoundTranslation } from '@/components/error/NotFoundTranslation';
import { Document } from '@/components/shell/Document';
import { latin } from '@/components/shell/fonts/latin';
import { defaultLocale, locales } from '@/content/locales';
import { site } from '@/content/site';
import { wordsOf } from '@/content/words';
import { setCurrentPage } from '@/lib/current-page';
import { siteMetadata, siteViewport } from '@/lib/metadata';

const { chat, errors } = wordsOf(defaultLocale);
const { illustration, ...words } = errors.notFound;
const { name } = site.words[defaultLocale];

export const metadata: Metadata = {
  ...siteMetadata(defaultLocale),
  title: `${name} | ${words.title}`,
};
export const viewport: Viewport = siteViewport;

/** The one 404 of all languages: a host does not know in which one an unknown address was meant. */
export default function GlobalNotFound() {
  setCurrentPage({ path: undefined, greeting: chat.notFound });
  return (
    <Document locale={defaultLocale} font={latin.variable}>
      <ErrorScreen {...words} locale={defaultLocale} illustration={`${name} ${illustration}`} />
      {locales
        .filter((locale) => locale !== defaultLocale)
        .map((locale) => (
          <NotFoundTranslation key={locale} locale={locale} />
        ))}
    </Document>
  );
}
