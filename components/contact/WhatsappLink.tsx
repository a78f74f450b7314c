import { ExternalLink, type ExternalLinkProps } from '@/components/ui/ExternalLink';
import { whatsappLink } from '@/lib/contact/links';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { CurrentPage } from '@/lib/pages/page';
import { greetingWithPrice } from '@/lib/prices/price-text';

interface WhatsappLinkProps extends Omit<ExternalLinkProps, 'href' | 'icon'> {
  readonly line: keyof typeof site.phones;
  readonly text: string;
  readonly hasIcon?: boolean;
}

/** Opens a WhatsApp chat with a prefilled message (docs/requirements.md 1.7). */
export function WhatsappLink({ line, text, hasIcon = true, ...rest }: WhatsappLinkProps) {
  const href = whatsappLink(site.phones[line], text);
  return <ExternalLink href={href} icon={hasIcon ? 'whatsapp' : undefined} {...rest} />;
}

interface PageChatLinkProps extends Omit<WhatsappLinkProps, 'line' | 'text' | 'locale'> {
  readonly page: CurrentPage;
  readonly line?: WhatsappLinkProps['line'];
}

export function PageChatLink({ page, line = 'showroom', ...rest }: PageChatLinkProps) {
  return <WhatsappLink line={line} text={greetingWithPrice(page)} locale={page.locale} {...rest} />;
}

/** A button that says 'Ask by WhatsApp' by default. */
export function ChatButton(props: PageChatLinkProps) {
  const { chat } = getDictionary(props.page.locale).nextStep;
  return (
    <PageChatLink look="primary" {...props}>
      {props.children ?? chat}
    </PageChatLink>
  );
}
