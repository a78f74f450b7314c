import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';

interface SocialLinksProps {
  readonly locale: Locale;
  readonly className?: string;
  /** Whether LinkedIn is included. */
  readonly linkedin?: boolean;
}

const link = 'inline-flex min-h-target items-center gap-2 text-brand no-underline hover:underline';

/** The shop's pages on social networks. */
export function SocialLinks({ locale, className = '', linkedin = false }: SocialLinksProps) {
  const { contactFacts } = wordsOf(locale);
  return (
    <ul className={`flex flex-wrap gap-x-7 ${className}`}>
      <li>
        <ExternalLink href={site.links.instagram} locale={locale} className={link}>
          <Icon name="instagram" className="text-xl" />
          {contactFacts.instagram}
        </ExternalLink>
      </li>
      <li>
        <ExternalLink href={site.links.facebook} locale={locale} className={link}>
          <Icon name="facebook" className="text-xl" />
          {contactFacts.facebook}
        </ExternalLink>
      </li>
      {linkedin && (
        <li>
          <ExternalLink href={site.links.linkedin} locale={locale} className={link}>
            <Icon name="linkedin" className="text-xl" />
            {contactFacts.linkedin}
          </ExternalLink>
        </li>
      )}
    </ul>
  );
}
