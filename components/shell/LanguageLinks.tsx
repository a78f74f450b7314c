import { languageNames, locales } from '@/config/locales';
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
    .map((other) => (
      <a
        key={other}
        href={pageHref(path, other)}
        lang={other}
        hrefLang={other}
        className={className}
      >
        {languageNames[other]}
      </a>
    ));
}
