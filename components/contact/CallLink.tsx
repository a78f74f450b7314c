import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/Icon';
import { phoneLink } from '@/lib/contact/links';
import { site } from '@/lib/content/site';

export function CallLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a href={phoneLink(site.phones.showroom)} {...rest}>
      <Icon name="phone" />
      {children}
    </a>
  );
}
