import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { CurrentPage } from '@/lib/pages/page';
import { phoneLink } from './links';
import { PrefilledLink } from './PrefilledLink';
import { PageChatLink } from './WhatsappLink';

interface ContactWaysProps {
  readonly page: CurrentPage;
  /** Of the link to the visit, by default the page's name. */
  readonly visit?: string;
}

/** WhatsApp, call and visit, as buttons. */
export function ContactWays({ page, visit }: ContactWaysProps) {
  const { ui } = getDictionary(page.locale);
  return (
    <>
      <PageChatLink page={page} className={buttonStyle.primary}>
        <Icon name="whatsapp" />
        {ui.whatsapp}
      </PageChatLink>
      <a href={phoneLink(site.phones.hero)} className={buttonStyle.outline}>
        <Icon name="phone" />
        {ui.call}
      </a>
      <PrefilledLink
        to="/visit"
        locale={page.locale}
        className={buttonStyle.outline}
        {...(visit && { words: visit })}
      />
    </>
  );
}
