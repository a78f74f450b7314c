import { ExternalLink } from '@/components/ui/ExternalLink';
import { socialPages } from '@/lib/contact/links';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';

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
