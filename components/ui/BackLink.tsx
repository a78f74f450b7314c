import type { Path } from '@/content/routes';
import { pageHref } from '@/lib/page-href';
import { buttonStyle } from './button-style';
import { Icon } from './Icon';

interface BackLinkProps {
  /** The list that the page belongs to. */
  readonly to: Path;
  readonly className?: string;
  readonly children: string;
}

/** From a detail back to its list; scripts/build/start-up/back.ts finds the place where it was left. */
export function BackLink({ to, className = buttonStyle.outline, children }: BackLinkProps) {
  return (
    <a href={pageHref(to)} data-back="" className={className}>
      <Icon name="caret-left" className="rtl:-scale-x-100" />
      {children}
    </a>
  );
}
