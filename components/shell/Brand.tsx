import { PageLink } from '@/components/ui/PageLink';
import { inLanguage } from '@/lib/content/in-language';
import { site } from '@/lib/content/site';
import type { Locale } from '@/lib/content/types';
import { LogoMark } from './LogoMark';

/** Shop's symbol, name and trade. Where the trade has no room on one line, it is hidden. */
export function Brand({ locale }: { readonly locale: Locale }) {
  const { logo } = inLanguage(site, locale);
  return (
    <PageLink to="/" locale={locale} className="brand">
      <LogoMark className="text-brass" />
      <span>
        <span className="brand-name">{logo.name}</span>
        <span className="brand-trade">{logo.trade}</span>
      </span>
    </PageLink>
  );
}
