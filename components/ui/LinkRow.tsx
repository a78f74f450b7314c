import type { Page } from '@/lib/pages/page';
import { PageLink } from './PageLink';

interface LinkRowProps {
  readonly title: string;
  readonly pages: readonly Page[];
  readonly className?: string;
}

/** Links to neighbouring pages in a row that wraps; nothing where there are none. */
export function LinkRow({ title, pages, className }: LinkRowProps) {
  if (pages.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="font-display text-card">{title}</h3>
      <ul className="mt-3 flex flex-wrap gap-x-7">
        {pages.map(({ path, locale, heading }) => (
          <li key={path}>
            <PageLink
              to={path}
              locale={locale}
              className="inline-flex min-h-target min-w-target items-center text-brand underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {heading}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
