import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/Icon';
import { site } from '@/lib/content/site';
import { phoneLink } from './links';

export function CallLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a href={phoneLink(site.phones.hero)} {...rest}>
      <Icon name="phone" />
      {children}
    </a>
  );
}
