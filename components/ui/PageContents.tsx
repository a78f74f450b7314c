import type { CSSProperties } from 'react';
import { contentsClass } from '@/browser/contracts';

interface ContentsItem {
  /** Id of the section. */
  readonly id: string;
  readonly title: string;
}

interface PageContentsProps {
  readonly label: string;
  readonly items: readonly ContentsItem[];
}

/** Class of the grid that holds it and what it lists. */
export const withContents =
  'grid grid-cols-1 items-start lg:grid-cols-[16rem_minmax(0,52rem)] lg:gap-x-18';

/**
 * Table of contents of a long page: a sticky column on wide screens, a sticky row on phones. browser/mark-section.ts marks
 * the current section.
 */
export function PageContents({ label, items }: PageContentsProps) {
  const count: CSSProperties & Record<`--${string}`, number> = { '--items': items.length };
  return (
    <nav aria-label={label} className={contentsClass} style={count}>
      <ul className="max-lg:flex max-lg:w-max max-lg:gap-5 max-lg:px-(--margin)">
        {items.map(({ id, title }) => (
          <li key={id} className="lg:border-b lg:border-line">
            <a href={`#${id}`} className="page-contents-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
