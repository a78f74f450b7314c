import { emailLink, phoneLink } from '@/components/contact/links';
import { PrefilledLink } from '@/components/contact/PrefilledLink';
import { PageChatLink } from '@/components/contact/WhatsappLink';
import { Email } from '@/components/ui/Email';
import { Icon } from '@/components/ui/Icon';
import { Ltr } from '@/components/ui/Ltr';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { CurrentPage } from '@/lib/pages/page';
import { isPublished } from '@/lib/pages/published-paths';

/** The floating bubble: WhatsApp, phone, e-mail. A disclosure, so that it needs no script. */
export function ContactBubble({ page }: { readonly page: CurrentPage }) {
  const { locale } = page;
  const { ui } = getDictionary(locale);
  return (
    <aside aria-label={ui.contactBubble} className="bubble">
      <details data-dismiss="">
        <summary className="bubble-button">
          <Icon name="whatsapp" />
          <span className="sr-only">{ui.contactBubble}</span>
        </summary>
        <ul className="bubble-list">
          <li>
            <PageChatLink page={page}>
              <Icon name="whatsapp" />
              {ui.whatsapp}
            </PageChatLink>
          </li>
          <li>
            <a href={phoneLink(site.phones.hero)}>
              <Icon name="phone" />
              <Ltr>{site.phones.hero}</Ltr>
            </a>
          </li>
          <li>
            <a href={emailLink}>
              <Icon name="email" />
              <Email />
            </a>
          </li>
          {isPublished('/visit') && (
            <li>
              <PrefilledLink to="/visit" locale={locale} className="" />
            </li>
          )}
        </ul>
      </details>
    </aside>
  );
}
