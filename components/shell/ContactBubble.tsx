import { WhatsappLink } from '@/components/contact/WhatsappLink';
import { Icon } from '@/components/ui/Icon';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { emailLink, phoneLink } from '@/lib/links';

const choice =
  'flex min-h-target items-center gap-3 whitespace-nowrap rounded px-4 text-text no-underline hover:bg-surface hover:text-brand';

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
            <WhatsappLink line="hero" text={chat.general} locale={locale} className={choice}>
              <Icon name="whatsapp" className="text-xl text-brand" />
              {ui.whatsapp}
            </WhatsappLink>
          </li>
          <li>
            <a href={phoneLink(site.phones.hero)} className={choice}>
              <Icon name="phone" className="text-xl text-brand" />
              {site.phones.hero}
            </a>
          </li>
          <li>
            <a href={emailLink} className={choice}>
              <Icon name="email" className="text-xl text-brand" />
              {site.email}
            </a>
          </li>
        </ul>
      </details>
    </aside>
  );
}
