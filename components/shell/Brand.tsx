import { PageLink } from '@/components/ui/PageLink';
import { site } from '@/content/site';
import { LogoMark } from './LogoMark';

interface BrandProps {
  readonly className?: string;
}

/** The logo with its two lines, a link home. */
export function Brand({ className = '' }: BrandProps) {
  return (
    <PageLink
      to="/"
      className={`inline-flex min-h-target items-center gap-2 no-underline @max-[20rem]:gap-1 sm:gap-3 ${className}`}
    >
      <LogoMark className="h-7 w-8 shrink-0 text-brass" />
      <span className="leading-tight">
        <span className="block font-display text-[1.375rem]">{site.logo.name}</span>
        <span className="block whitespace-nowrap text-[0.6875rem] @max-[21.7rem]:hidden uppercase tracking-[0.11em] opacity-85">
          {site.logo.trade}
        </span>
      </span>
    </PageLink>
  );
}
