import type { ReactNode } from 'react';
import { wideButton } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/content/dictionary';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { whatsappLink } from '@/lib/contact/links';
import type { CurrentPage } from '@/lib/pages/page';

interface WhatsappLinkProps {
  /** The number: the showroom's or the product advisers'. */
  readonly line: keyof typeof site.phones;
  readonly text: string;
  readonly locale: Locale;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Opens a WhatsApp chat with a prefilled message (docs/requirements.md 1.7). */
export function WhatsappLink({ line, text, ...rest }: WhatsappLinkProps) {
  return <ExternalLink href={whatsappLink(site.phones[line], text)} {...rest} />;
}

interface PageChatLinkProps extends Omit<WhatsappLinkProps, 'line' | 'text' | 'locale'> {
  readonly page: CurrentPage;
  readonly line?: WhatsappLinkProps['line'];
}

export function PageChatLink({ page, line = 'hero', ...rest }: PageChatLinkProps) {
  return <WhatsappLink line={line} text={page.greeting} locale={page.locale} {...rest} />;
}

interface ChatButtonProps extends Pick<PageChatLinkProps, 'line' | 'page'> {
  /** Default: 'Ask by WhatsApp'. */
  readonly children?: string;
  readonly look?: keyof typeof wideButton;
}

/** A button to a WhatsApp chat about this page, full width on phones. */
export function ChatButton({ children, look = 'primary', ...rest }: ChatButtonProps) {
  return (
    <PageChatLink {...rest} className={wideButton[look]}>
      <Icon name="whatsapp" />
      {children ?? getDictionary(rest.page.locale).nextStep.chat}
    </PageChatLink>
  );
}
