import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { whatsappLink } from '@/lib/contact/links';

interface WhatsappLinkProps {
  /** The number: the showroom's or the product advisers'. */
  readonly line: keyof typeof site.phones;
  /** First line of the message. */
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
