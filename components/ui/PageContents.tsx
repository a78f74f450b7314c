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

/**
 * Table of contents of a long page: a sticky column on wide screens, a sticky row on phones. browser/mark-section.ts marks
 * the current section.
 */
export function PageContents({ label, items }: PageContentsProps) {
  const count: CSSProperties & Record<`--${string}`, number> = { '--items': items.length };
  return (
    <nav aria-label={label} className={`${contentsClass} no-print`} style={count}>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="page-contents-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
