import type { Path } from '@/content/routes';
import { pageHref } from '@/lib/page-href';
import { BackAnchor } from './BackAnchor';
import { buttonStyle } from './button-style';
import { Icon } from './Icon';

interface BackLinkProps {
  /** The list that the page belongs to. */
  readonly to: Path;
  readonly className?: string;
  readonly children: string;
}

/** From a detail back to its list, at the place where the visitor left it. */
export function BackLink({ to, className = buttonStyle.outline, children }: BackLinkProps) {
  return (
    <BackAnchor href={pageHref(to)} className={className}>
      <Icon name="caret-left" className="rtl:-scale-x-100" />
      {children}
    </BackAnchor>
  );
}
