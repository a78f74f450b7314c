import type { ComponentProps } from 'react';
import { getDictionary, type Locale } from '@/lib/content';
import { wideButton } from './button-style';
import { Icon, type IconName } from './Icon';

export interface ExternalLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children'> {
  readonly href: string;
  readonly locale: Locale;
  /** Accessible name, if the content is an icon or unclear by itself. */
  readonly label?: string;
  readonly icon?: IconName | undefined;
  /** The button's, for a link that is one. */
  readonly look?: keyof typeof wideButton;
}

export function ExternalLink(props: ExternalLinkProps) {
  const { href, locale, look, className = look && wideButton[look], label, icon, children } = props;
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
