import { Email } from '@/components/ui/Email';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Ltr } from '@/components/ui/Ltr';
import { getDictionary } from '@/content/dictionary';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { emailLink, phoneLink } from '@/lib/contact/links';
import { socialPages } from '@/lib/contact/social-pages';
import { PageChatLink } from './PageChatLink';

interface VisitLinksProps {
  readonly locale: Locale;
}

/** Style of the items that are not links. */
const onPaper = 'hidden ps-2 print:inline';

/** Map, chat, phone, e-mail and social pages, as a list of links. */
export function VisitLinks({ locale }: VisitLinksProps) {
  const { comma, contactFacts, ui } = getDictionary(locale);
  const { links, phones } = site;
  const { district, city } = site.words[locale].address;
  return (
    <ul className="text-sm">
      <li>
        <ExternalLink href={links.maps} locale={locale}>
          {[district, city].join(comma)}
        </ExternalLink>
      </li>
      <li>
        <PageChatLink locale={locale}>
          {ui.whatsapp}
          <span className={onPaper}>
            <Ltr>{phones.hero}</Ltr>
          </span>
        </PageChatLink>
      </li>
      <li>
        <a href={phoneLink(phones.hero)}>
          {ui.call}
          <span className={onPaper}>
            <Ltr>{phones.hero}</Ltr>
          </span>
        </a>
      </li>
      <li>
        <a href={emailLink}>
          {ui.email}
          <span className={onPaper}>
            <Email />
          </span>
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
