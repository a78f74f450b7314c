import { CallLink, PageChatLink, PrefilledLink } from '@/components/contact/links';
import { Icon } from '@/components/ui/Icon';
import { emailLink } from '@/lib/contact/links';
import { getDictionary, site } from '@/lib/content';
import { type CurrentPage, isPublished } from '@/lib/pages';

const listId = 'contact-list';

/** A bubble on wide screens, whose list is a popover, so that it needs no script; on others a bar at the window's foot. */
export function ContactBubble({ page }: { readonly page: CurrentPage }) {
  const { locale } = page;
  const { ui } = getDictionary(locale);
  const { showroom, whatsapp } = site.phones;
  return (
    <aside aria-label={ui.contactBubble} className="bubble">
      <button type="button" popoverTarget={listId} className="bubble-button">
        <Icon name={whatsapp ? 'whatsapp' : 'phone'} />
        <span className="sr-only">{ui.contactBubble}</span>
      </button>
      <ul id={listId} popover="auto" className="contact-list">
        {whatsapp && (
          <li>
            <PageChatLink page={page}>{ui.whatsapp}</PageChatLink>
          </li>
        )}
        {showroom && (
          <li>
            <CallLink>{ui.call}</CallLink>
          </li>
        )}
        {isPublished('/visit') && (
          <li>
            <PrefilledLink to="/visit" locale={locale} className="" words={ui.visit} />
          </li>
        )}
        <li>
          <a href={emailLink}>
            <Icon name="email" />
            {ui.email}
          </a>
        </li>
      </ul>
    </aside>
  );
}
