import { getDictionary, inLanguage, site } from '@/lib/content';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import { NotFoundMessage } from '@/components/error/NotFoundMessage';
import { Document } from '@/components/shell/Document';
import { fontClass } from '@/components/shell/fonts';
import { defaultLocale, locales } from '@/config/locales';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';

const { chat, errors } = getDictionary(defaultLocale);
const { name } = inLanguage(site, defaultLocale);

export const metadata: Metadata = {
  ...siteMetadata(defaultLocale),
  title: `${name} | ${errors.notFound.title}`,
};
export const viewport: Viewport = siteViewport;

/** The 404 page of all languages; the URL decides which is first (scripts/export/finish.ts). */
export default function GlobalNotFound() {
  return (
    <Document page={{ locale: defaultLocale, greeting: chat.notFound }}>
      <div className="flex flex-col [.arabic-address_&]:[reading-flow:flex-visual]">
        {locales.map((locale) => (
          <NotFoundMessage
            key={locale}
            locale={locale}
            main={locale === defaultLocale}
            last={locale === locales.at(-1)}
            className={
              locale === 'ar' ? `${fontClass[locale]} [.arabic-address_&]:-order-1` : undefined
            }
          />
        ))}
      </div>
    </Document>
  );
}
