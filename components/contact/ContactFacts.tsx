import type { ReactNode } from 'react';
import { ExternalLink, Hours, type Placed } from '@/components/ui';
import { emailLink, phoneLink, plateText, socialPages, whatsappLink } from '@/lib/contact/links';
import { getDictionary, inLanguage, site } from '@/lib/content';
import { weekRows } from '@/lib/hours/hours-text';
import type { CurrentPage } from '@/lib/pages';
import { PageChatLink } from './links';

const LinkRow = ({ label, href, text }: Readonly<Record<'label' | 'href' | 'text', string>>) => (
  <Row label={label}>
    <a href={href}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  </Row>
);

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export function ContactFacts({ locale, className = '' }: Placed) {
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
        <LinkRow label={contactFacts.phone} href={phoneLink(showroom)} text={showroom} />
      )}
      {whatsapp && whatsapp !== showroom && (
        <LinkRow label={ui.whatsapp} href={whatsappLink(whatsapp, '')} text={whatsapp} />
      )}
      <LinkRow label={contactFacts.email} href={emailLink} text={site.email} />
    </dl>
  );
}

type SocialLinksProps = Placed & { readonly linkedin?: boolean };

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

const onPaper = (text: ReactNode) => (
  <span className="hidden ps-2 print:inline">
    <bdi dir="ltr">{text}</bdi>
  </span>
);

export function VisitLinks({ page }: { readonly page: CurrentPage }) {
  const { locale } = page;
  const { comma, contactFacts, ui } = getDictionary(locale);
  const { district, city } = inLanguage(site, locale).address;
  const { showroom, whatsapp } = site.phones;
  const ways = [
    <ExternalLink key="map" href={site.links.maps} locale={locale}>
      {[district, city].join(comma)}
    </ExternalLink>,
    whatsapp && (
      <PageChatLink key="chat" hasIcon={false} page={page}>
        {ui.whatsapp}
        {onPaper(whatsapp)}
      </PageChatLink>
    ),
    showroom && (
      <a key="call" href={phoneLink(showroom)}>
        {ui.call}
        {onPaper(showroom)}
      </a>
    ),
    <a key="email" href={emailLink}>
      {ui.email}
      {onPaper(site.email)}
    </a>,
    ...socialPages
      .filter(({ name }) => name !== 'linkedin')
      .map(({ name, address }) => (
        <ExternalLink key={name} href={address} locale={locale}>
          {contactFacts[name]}
        </ExternalLink>
      )),
  ];
  return <ul className="text-sm">{ways.map((way) => way && <li key={way.key}>{way}</li>)}</ul>;
}
