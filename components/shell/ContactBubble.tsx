import { WhatsappLink } from '@/components/contact/WhatsappLink';
import { Icon } from '@/components/ui/Icon';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { emailLink, phoneLink } from '@/lib/links';

/** The floating bubble: WhatsApp, phone, e-mail. A disclosure, so that it needs no script. */
export function ContactBubble({ locale }: { readonly locale: Locale }) {
  const { chat, ui } = wordsOf(locale);
  return (
    <aside aria-label={ui.contactBubble} className="bubble">
      <details data-dismiss>
        <summary className="bubble-button">
          <Icon name="whatsapp" />
          <span className="sr-only">{ui.contactBubble}</span>
        </summary>
        <ul className="bubble-list">
          <li>
            <WhatsappLink line="hero" text={chat.general} locale={locale}>
              <Icon name="whatsapp" />
              {ui.whatsapp}
            </WhatsappLink>
          </li>
          <li>
            <a href={phoneLink(site.phones.hero)}>
              <Icon name="phone" />
              {site.phones.hero}
            </a>
          </li>
          <li>
            <a href={emailLink}>
              <Icon name="email" />
              {site.email}
            </a>
          </li>
        </ul>
      </details>
    </aside>
  );
}
