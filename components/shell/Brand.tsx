import { PageLink } from '@/components/ui/PageLink';
import { site } from '@/content/site';
import { LogoMark } from './LogoMark';

interface BrandProps {
  readonly className?: string;
}

/** The logo with its two lines, a link home. */
export function Brand({ className = '' }: BrandProps) {
  return (
    <PageLink to="/" className={`brand${className && ` ${className}`}`}>
      <LogoMark className="text-brass" />
      <span>
        <span className="brand-name">{site.logo.name}</span>
        <span className="brand-trade">{site.logo.trade}</span>
      </span>
    </PageLink>
  );
}
