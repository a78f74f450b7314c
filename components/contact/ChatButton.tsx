import type { ComponentProps } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/content/dictionary';
import { PageChatLink } from './PageChatLink';

interface ChatButtonProps extends Pick<ComponentProps<typeof PageChatLink>, 'line' | 'locale'> {
  /** Default: 'Ask by WhatsApp'. */
  readonly children?: string;
  readonly look?: keyof typeof buttonStyle;
}

/** A button to a WhatsApp chat about this page, full width on phones. */
export function ChatButton({ locale, children, look = 'primary', ...rest }: ChatButtonProps) {
  return (
    <PageChatLink locale={locale} {...rest} className={`${buttonStyle[look]} max-sm:w-full`}>
      <Icon name="whatsapp" />
      {children ?? getDictionary(locale).nextStep.chat}
    </PageChatLink>
  );
}
