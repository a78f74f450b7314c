import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { emailLink, phoneLink, socialPages } from '@/lib/contact/links';
import { getDictionary, inLanguage, site } from '@/lib/content';
import type { CurrentPage } from '@/lib/pages/page';
import { PageChatLink } from './links';

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
