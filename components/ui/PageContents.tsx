import { contentsClass } from '@/browser/contracts';

interface PageContentsProps {
  readonly label: string;
  /** Ids and titles of the sections. */
  readonly items: readonly { readonly id: string; readonly title: string }[];
}

/** Class of the grid that holds it and what it lists. */
export const withContents =
  'grid grid-cols-1 items-start lg:grid-cols-[16rem_minmax(0,52rem)] lg:gap-x-18';

/**
 * Table of contents of a long page: a sticky column on wide screens, a sticky row on phones. browser/mark-section.ts marks
 * the current section.
 */
export function PageContents({ label, items }: PageContentsProps) {
  return (
    <nav aria-label={label} className={contentsClass} style={{ '--items': items.length }}>
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
