interface PageContentsProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly title: string }[];
}

export function PageContents({ label, items }: PageContentsProps) {
  return (
    <nav aria-label={label} className="page-contents" style={{ '--items': items.length }}>
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
