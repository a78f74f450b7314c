import { JsonLd } from '@/components/ui/JsonLd';
import { PageLink } from '@/components/ui/PageLink';
import { getDictionary } from '@/lib/content/dictionary';
import type { Crumb, Page } from '@/lib/pages/page';
import { breadcrumbList } from '@/lib/structured-data/page-nodes';

export function Breadcrumbs({ page }: { readonly page: Page }) {
  const { navigation, ui } = getDictionary(page.locale);
  const crumbs: readonly Crumb[] = [{ name: navigation['/'], path: '/' }, ...page.breadcrumbs];
  return (
    <nav aria-label={ui.breadcrumbs} className="breadcrumbs text-sm wrap-anywhere">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ name, path }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={path}>
              {last ? (
                <span aria-current="page">{name}</span>
              ) : (
                <PageLink
                  to={path}
                  locale={page.locale}
                  className="inline-flex min-h-target items-center text-muted hover:text-brand"
                >
                  {name}
                </PageLink>
              )}
            </li>
          );
        })}
      </ol>
      <JsonLd nodes={[breadcrumbList(crumbs, page.locale)]} />
    </nav>
  );
}
