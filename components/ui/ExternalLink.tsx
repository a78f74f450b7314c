import type { ComponentProps } from 'react';
import { getDictionary, type Locale } from '@/lib/content';
import { Icon, type IconName } from './Icon';

export interface ExternalLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children'> {
  readonly href: string;
  readonly locale: Locale;
  /** Accessible name, if the content is an icon or unclear by itself. */
  readonly label?: string;
  readonly icon?: IconName | undefined;
}

export function ExternalLink(props: ExternalLinkProps) {
  const { href, locale, className, label, icon, children } = props;
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {icon && <Icon name={icon} />}
      {children}
      <span className="sr-only">
        {label ? `${label} ` : ' '}({getDictionary(locale).ui.newTab})
      </span>
    </a>
  );
}
