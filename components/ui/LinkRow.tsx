import type { Path } from '@/content/routes';
import { PageLink } from './PageLink';

interface LinkRowProps {
  readonly title: string;
  readonly links: readonly { readonly path: Path; readonly name: string }[];
  readonly className?: string;
}

/** Links to neighbouring pages in a row that wraps. */
export function LinkRow({ title, links, className }: LinkRowProps) {
  return (
    <div className={className}>
      <h3 className="font-display text-card">{title}</h3>
      <ul className="mt-3 flex flex-wrap gap-x-7">
        {links.map(({ path, name }) => (
          <li key={path}>
            <PageLink
              to={path}
              className="inline-flex min-h-target min-w-target items-center text-brand underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
