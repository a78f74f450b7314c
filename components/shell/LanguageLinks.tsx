import { languageNames, locales } from '@/config/locales';
import { getDictionary } from '@/lib/content';
import type { CurrentPage } from '@/lib/pages';
import { pageHref } from '@/lib/urls';

interface LanguageLinksProps {
  readonly page: CurrentPage;
  readonly className?: string;
}

export function LanguageLinks({ page, className }: LanguageLinksProps) {
  const { path = '/', locale } = page;
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
