import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Ltr } from '@/components/ui/Prose';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { CurrentPage } from '@/lib/pages/page';
import { Email } from './Email';
import { emailLink, phoneLink } from './links';
import { socialPages } from './SocialLinks';
import { PageChatLink } from './WhatsappLink';

const OnPaper = ({ children }: { readonly children: ReactNode }) => (
  <span className="hidden ps-2 print:inline">{children}</span>
);

export function VisitLinks({ page }: { readonly page: CurrentPage }) {
  const { locale } = page;
  const { comma, contactFacts, ui } = getDictionary(locale);
  const { links, phones } = site;
  const { district, city } = site.words[locale].address;
  const phone = (
    <OnPaper>
      <Ltr>{phones.hero}</Ltr>
    </OnPaper>
  );
  return (
    <ul className="text-sm">
      <li>
        <ExternalLink href={links.maps} locale={locale}>
          {[district, city].join(comma)}
        </ExternalLink>
      </li>
      <li>
        <PageChatLink hasIcon={false} page={page}>
          {ui.whatsapp}
          {phone}
        </PageChatLink>
      </li>
      <li>
        <a href={phoneLink(phones.hero)}>
          {ui.call}
          {phone}
        </a>
      </li>
      <li>
        <a href={emailLink}>
          {ui.email}
          <OnPaper>
            <Email />
          </OnPaper>
        </a>
      </li>
      {socialPages
        .filter(({ name }) => name !== 'linkedin')
        .map(({ name, address }) => (
          <li key={name}>
            <ExternalLink href={address} locale={locale}>
              {contactFacts[name]}
            </ExternalLink>
          </li>
        ))}
    </ul>
  );
}
