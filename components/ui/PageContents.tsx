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
 * Table of contents of a long page: a sticky column on wide screens, a scrollable row on phones. Browsers with scroll
 * markers highlight the current section.
 */
export function PageContents({ label, items }: PageContentsProps) {
  return (
    <nav aria-label={label} className="page-contents no-print">
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
