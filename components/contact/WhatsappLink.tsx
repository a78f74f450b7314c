import type { ReactNode } from 'react';
import { greetingWithPrice } from '@/components/prices/price-text';
import { wideButton } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { Locale } from '@/lib/content/types';
import type { CurrentPage } from '@/lib/pages/page';
import { whatsappLink } from './links';

interface WhatsappLinkProps {
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
  return <WhatsappLink line={line} text={greetingWithPrice(page)} locale={page.locale} {...rest} />;
}

interface ChatButtonProps extends Pick<PageChatLinkProps, 'line' | 'page'> {
  /** Default: 'Ask by WhatsApp'. */
  readonly children?: string;
  readonly look?: keyof typeof wideButton;
}

export function ChatButton({ children, look = 'primary', ...rest }: ChatButtonProps) {
  return (
    <PageChatLink {...rest} className={wideButton[look]}>
      <Icon name="whatsapp" />
      {children ?? getDictionary(rest.page.locale).nextStep.chat}
    </PageChatLink>
  );
}
