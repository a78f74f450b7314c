interface ContentsItem {
  /** Id of the part of the page. */
  readonly id: string;
  readonly title: string;
}

interface PageContentsProps {
  readonly label: string;
  readonly items: readonly ContentsItem[];
}

/**
 * The parts of a long page: a column that stays in view on wide screens, a row to push along on
 * phones. Browsers that can tell mark the part that is being read.
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
