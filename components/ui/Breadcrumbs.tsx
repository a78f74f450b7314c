import type { Path } from '@/content/routes';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { breadcrumbList } from '@/lib/structured-data/lists';
import { JsonLd } from './JsonLd';
import { PageLink } from './PageLink';

export interface Crumb {
  readonly name: string;
  readonly path: Path;
}

interface BreadcrumbsProps {
  /** From home to this page. */
  readonly trail: readonly Crumb[];
  readonly locale: Locale;
  readonly onPicture?: boolean;
}

/** The trail of pages above the heading of every inner page, for people and for search engines. */
export function Breadcrumbs({ trail, locale, onPicture = false }: BreadcrumbsProps) {
  const link = onPicture ? 'text-dust hover:text-paper' : 'text-muted hover:text-brand';
  return (
    <nav aria-label={wordsOf(locale).ui.breadcrumbs} className="breadcrumbs text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ name, path }, index) => {
          const last = index === trail.length - 1;
          return (
            <li key={path} className="flex items-center gap-x-2">
              {last ? (
                <span aria-current="page">{name}</span>
              ) : (
                <>
                  <PageLink to={path} className={`inline-flex min-h-target items-center ${link}`}>
                    {name}
                  </PageLink>
                  <span aria-hidden="true">/</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <JsonLd nodes={[breadcrumbList(trail)]} />
    </nav>
  );
}
