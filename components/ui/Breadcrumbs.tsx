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
  /** From the page below home to this page. */
  readonly trail: readonly Crumb[];
  readonly locale: Locale;
  readonly onPicture?: boolean;
}

/** The trail of pages above the heading of every inner page, for people and for search engines. */
export function Breadcrumbs({ trail, locale, onPicture = false }: BreadcrumbsProps) {
  const { navigation, ui } = wordsOf(locale);
  const pages: readonly Crumb[] = [{ name: navigation['/'], path: '/' }, ...trail];
  const link = onPicture ? 'text-dust hover:text-paper' : 'text-muted hover:text-brand';
  return (
    <nav aria-label={ui.breadcrumbs} className="breadcrumbs text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {pages.map(({ name, path }, index) => {
          const last = index === pages.length - 1;
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
      <JsonLd nodes={[breadcrumbList(pages)]} />
    </nav>
  );
}
