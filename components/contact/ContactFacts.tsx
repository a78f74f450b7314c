import type { ReactNode } from 'react';
import { Hours } from '@/components/hours/Hours';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { emailLink, phoneLink, plateText, socialPages, whatsappLink } from '@/lib/contact/links';
import { getDictionary, inLanguage, type Locale, site } from '@/lib/content';
import { weekRows } from '@/lib/hours/hours-text';

interface ContactFactsProps {
  readonly locale: Locale;
  readonly className?: string;
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export function ContactFacts({ locale, className = '' }: ContactFactsProps) {
  const { comma, contactFacts, ui } = getDictionary(locale);
  const { district, city } = inLanguage(site, locale).address;
  const { showroom, whatsapp } = site.phones;
  return (
    <dl className={`contact-facts ${className}`.trimEnd()}>
      <Row label={contactFacts.showroom}>
        {[district, city].join(comma)}
        <br />
        {plateText(locale)}
      </Row>
      {weekRows(locale).map(({ days, hours }) => (
        <Row key={days} label={days}>
          <Hours>{hours}</Hours>
        </Row>
      ))}
      {showroom && (
        <Row label={contactFacts.phone}>
          <a href={phoneLink(showroom)}>
            <bdi dir="ltr">{showroom}</bdi>
          </a>
        </Row>
      )}
      {whatsapp && whatsapp !== showroom && (
        <Row label={ui.whatsapp}>
          <a href={whatsappLink(whatsapp, '')}>
            <bdi dir="ltr">{whatsapp}</bdi>
          </a>
        </Row>
      )}
      <Row label={contactFacts.email}>
        <a href={emailLink}>
          <bdi dir="ltr">{site.email}</bdi>
        </a>
      </Row>
    </dl>
  );
}

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
