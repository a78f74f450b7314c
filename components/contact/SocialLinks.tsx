import { ExternalLink } from '@/components/ui/ExternalLink';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { Locale } from '@/lib/content/types';

export const socialPages = (['instagram', 'facebook', 'linkedin'] as const)
  .map((name) => ({ name, address: site.links[name] ?? '' }))
  .filter(({ address }) => address);

interface SocialLinksProps {
  readonly locale: Locale;
  readonly className?: string;
  readonly linkedin?: boolean;
}

const link = 'inline-flex min-h-target items-center gap-2 text-brand hover:underline';

export function SocialLinks({ locale, className = '', linkedin = false }: SocialLinksProps) {
  const { contactFacts } = getDictionary(locale);
  const shown = socialPages.filter(({ name }) => linkedin || name !== 'linkedin');
  if (shown.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-7 ${className}`}>
      {shown.map(({ name, address }) => (
        <li key={name}>
          <ExternalLink icon={name} href={address} locale={locale} className={link}>
            {contactFacts[name]}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
