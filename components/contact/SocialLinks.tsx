import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';

interface SocialLinksProps {
  readonly locale: Locale;
  readonly className?: string;
}

const link = 'inline-flex min-h-target items-center gap-2 text-brand no-underline hover:underline';

/** The shop's pages on two social networks. */
export function SocialLinks({ locale, className = '' }: SocialLinksProps) {
  return (
    <ul className={`flex flex-wrap gap-x-7 ${className}`}>
      <li>
        <ExternalLink href={site.links.instagram} locale={locale} className={link}>
          <Icon name="instagram" className="text-xl" />
          Instagram
        </ExternalLink>
      </li>
      <li>
        <ExternalLink href={site.links.facebook} locale={locale} className={link}>
          <Icon name="facebook" className="text-xl" />
          Facebook
        </ExternalLink>
      </li>
    </ul>
  );
}
