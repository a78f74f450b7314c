import { PageLink } from '@/components/ui/PageLink';
import { site } from '@/lib/content/site';
import type { Locale } from '@/lib/content/types';
import { LogoMark } from './LogoMark';

/** Shop's symbol, name and trade. Where large text leaves no room on a small screen, the trade is hidden. */
export function Brand({ locale }: { readonly locale: Locale }) {
  const { logo } = site.words[locale];
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
