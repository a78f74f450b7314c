import { ExternalLink } from '@/components/ui/ExternalLink';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { emailLink, phoneLink } from '@/lib/links';
import { WhatsappLink } from './WhatsappLink';

interface VisitLinksProps {
  readonly locale: Locale;
}

/** What a link holds, where it cannot be pressed. */
const onPaper = 'hidden ps-2 print:inline';

/** Map, chat, phone, e-mail and social pages, as a list of links. */
export function VisitLinks({ locale }: VisitLinksProps) {
  const { chat, ui } = wordsOf(locale);
  const { address, links, phones } = site;
  return (
    <ul className="text-sm">
      <li>
        <ExternalLink href={links.maps} locale={locale}>
          {address.district}, {address.city}
        </ExternalLink>
      </li>
      <li>
        <WhatsappLink line="hero" text={chat.general} locale={locale}>
          {ui.whatsapp}
          <span className={onPaper}>{phones.hero}</span>
        </WhatsappLink>
      </li>
      <li>
        <a href={phoneLink(phones.hero)}>
          {ui.call}
          <span className={onPaper}>{phones.hero}</span>
        </a>
      </li>
      <li>
        <a href={emailLink}>
          {ui.email}
          <span className={onPaper}>{site.email}</span>
        </a>
      </li>
      <li>
        <ExternalLink href={links.instagram} locale={locale}>
          Instagram
        </ExternalLink>
      </li>
      <li>
        <ExternalLink href={links.facebook} locale={locale}>
          Facebook
        </ExternalLink>
      </li>
    </ul>
  );
}
