import { WhatsappLink } from '@/components/contact/WhatsappLink';
import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';
import { currentPage } from '@/lib/pages/current-page';
import { pageUrl } from '@/lib/pages/urls';
import { fill } from '@/lib/text/fill';

interface EnquiryLinkProps {
  readonly name: string;
  readonly anchor: string;
  readonly locale: Locale;
}

/** A WhatsApp enquiry about a film that plays in place; the preview dialog has its own link. */
export async function EnquiryLink({ name, anchor, locale }: EnquiryLinkProps) {
  const { path = '/' } = await currentPage();
  const { chat, ui } = getDictionary(locale);
  const address = `${pageUrl(path, locale)}#${anchor}`;
  return (
    <WhatsappLink
      line="cards"
      text={fill(chat.picture, { name, address })}
      locale={locale}
      label={`: ${name}`}
      className="block min-h-target w-fit content-center text-brand underline print:hidden"
    >
      {ui.askAboutThis}
    </WhatsappLink>
  );
}
