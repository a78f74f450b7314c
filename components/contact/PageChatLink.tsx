import type { ComponentProps } from 'react';
import { currentPage } from '@/lib/pages/current-page';
import { WhatsappLink } from './WhatsappLink';

interface PageChatLinkProps extends Omit<ComponentProps<typeof WhatsappLink>, 'line' | 'text'> {
  readonly line?: ComponentProps<typeof WhatsappLink>['line'];
}

/** Opens a WhatsApp chat about this page, with the showroom by default. */
export async function PageChatLink({ line = 'hero', ...rest }: PageChatLinkProps) {
  const { greeting } = await currentPage();
  return <WhatsappLink line={line} text={greeting} {...rest} />;
}
