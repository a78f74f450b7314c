import { languageNames, locales } from '@/config/locales';
import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';
import { currentPage } from '@/lib/pages/current-page';
import { pageHref } from '@/lib/pages/urls';

interface LanguageLinksProps {
  /** The language of the page. */
  readonly locale: Locale;
  readonly className?: string;
}

/** Plain links to the same page in the other languages, by their own names. */
export async function LanguageLinks({ locale, className }: LanguageLinksProps) {
  const { path = '/' } = await currentPage();
  return locales
    .filter((other) => other !== locale)
    .map((other) => {
      const { language } = getDictionary(other);
      return (
        <a
          key={other}
          href={pageHref(path, other)}
          lang={language}
          hrefLang={language}
          className={className}
        >
          {languageNames[other]}
        </a>
      );
    });
}
