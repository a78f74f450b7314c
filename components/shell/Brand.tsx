import { PageLink } from '@/components/ui/PageLink';
import { inLanguage } from '@/lib/content/in-language';
import { site } from '@/lib/content/site';
import type { Locale } from '@/lib/content/types';

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

/** The logo's symbol, two tied-back curtains under a rod, in the text's colour. */
export function LogoMark({ className = '' }: { readonly className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 28" className={`icon ${className}`.trimEnd()}>
      <path d="M1 2h30" />
      <path d="M4.2 2v24.5h4.6c0-2.8-.6-5.2-1.7-7.3C11.8 16 14 10.5 14 2M9.1 2c0 6.8-.5 12-2 17.2l-2.9 1" />
      <path d="M27.8 2v24.5h-4.6c0-2.8.6-5.2 1.7-7.3C20.2 16 18 10.5 18 2M22.9 2c0 6.8.5 12 2 17.2l2.9 1" />
    </svg>
  );
}
