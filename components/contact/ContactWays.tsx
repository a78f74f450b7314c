import { buttonStyle } from '@/components/ui/button-style';
import { getDictionary } from '@/lib/content/dictionary';
import type { CurrentPage } from '@/lib/pages/page';
import { CallLink } from './CallLink';
import { PrefilledLink } from './PrefilledLink';
import { PageChatLink } from './WhatsappLink';

interface ContactWaysProps {
  readonly page: CurrentPage;
  /** Of the link to the visit, by default the page's name. */
  readonly visit?: string;
}

export function ContactWays({ page, visit }: ContactWaysProps) {
  const { ui } = getDictionary(page.locale);
  return (
    <>
      <PageChatLink page={page} className={buttonStyle.primary}>
        {ui.whatsapp}
      </PageChatLink>
      <CallLink className={buttonStyle.outline}>{ui.call}</CallLink>
      <PrefilledLink
        to="/visit"
        locale={page.locale}
        className={buttonStyle.outline}
        {...(visit && { words: visit })}
      />
    </>
  );
}
