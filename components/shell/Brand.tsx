import { PageLink } from '@/components/ui/PageLink';
import { site } from '@/lib/content/site';
import type { Locale } from '@/lib/content/types';
import { LogoMark } from './LogoMark';

interface BrandProps {
  readonly locale: Locale;
  readonly className?: string;
}

export function Brand({ locale, className = '' }: BrandProps) {
  const { logo } = site.words[locale];
  return (
    <PageLink to="/" locale={locale} className={`brand${className && ` ${className}`}`}>
      <LogoMark className="text-brass" />
      <span>
        <span className="brand-name">{logo.name}</span>
        <span className="brand-trade">{logo.trade}</span>
      </span>
    </PageLink>
  );
}
