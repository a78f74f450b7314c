import { ExternalLink } from '@/components/ui/ExternalLink';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { emailLink, phoneLink } from '@/lib/links';
import { WhatsappLink } from './WhatsappLink';

interface VisitLinksProps {
  readonly locale: Locale;
  readonly className: string;
}

/** What a link holds, where it cannot be pressed. */
const onPaper = 'hidden ps-2 print:inline';

/** Map, chat, phone, e-mail and social pages, as a list of links. */
export function VisitLinks({ locale, className }: VisitLinksProps) {
  const { chat, ui } = wordsOf(locale);
  const { address, links, phones } = site;
  return (
    <ul className="text-sm">
      <li>
        <ExternalLink href={links.maps} locale={locale} className={className}>
          {address.district}, {address.city}
        </ExternalLink>
      </li>
      <li>
        <WhatsappLink line="hero" text={chat.general} locale={locale} className={className}>
          {ui.whatsapp}
          <span className={onPaper}>{phones.hero}</span>
        </WhatsappLink>
      </li>
      <li>
        <a href={phoneLink(phones.hero)} className={className}>
          {ui.call}
          <span className={onPaper}>{phones.hero}</span>
        </a>
      </li>
      <li>
        <a href={emailLink} className={className}>
          {ui.email}
          <span className={onPaper}>{site.email}</span>
        </a>
      </li>
      <li>
        <ExternalLink href={links.instagram} locale={locale} className={className}>
          Instagram
        </ExternalLink>
      </li>
      <li>
        <ExternalLink href={links.facebook} locale={locale} className={className}>
          Facebook
        </ExternalLink>
      </li>
    </ul>
  );
}
