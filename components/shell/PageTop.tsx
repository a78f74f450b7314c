import type { ReactNode } from 'react';
import { Detail } from '@/components/picture/Picture';
import { Beside, Eyebrow, FirstScreenEnd, JsonLd, PageLink, Section } from '@/components/ui';
import { type Detail as DetailEntry, getDictionary } from '@/lib/content';
import type { Crumb, Page } from '@/lib/pages';
import { breadcrumbList } from '@/lib/structured-data/page-nodes';

interface PageTopProps {
  readonly page: Page;
  readonly words: Pick<DetailEntry, 'focus'> & { readonly eyebrow: string };
  readonly text?: string;
  /** Beside the heading, around the words' focus. */
  readonly withPicture?: boolean;
  readonly ways?: ReactNode;
  /** Whether the first screen ends above the content, which is then long, and not below it. */
  readonly endsFirst?: boolean;
  readonly children: ReactNode;
}

/** The top of a page without a banner: breadcrumbs, eyebrow, heading, a sentence and the first section's content. */
export function PageTop(props: PageTopProps) {
  const { page, words, text, withPicture, ways, endsFirst, children } = props;
  return (
    <Section className={withPicture ? 'max-sm:pt-0 sm:pt-10' : 'pt-4 sm:pt-10'}>
      <div className="mb-4 sm:mb-10">
        {/* The breadcrumbs are at one height on all pages. */}
        <Beside
          className="items-start"
          picture={
            withPicture && (
              <Detail picture={page.picture} locale={page.locale} focus={words.focus} priority />
            )
          }
        >
          <Breadcrumbs page={page} />
          <Eyebrow className="sm:mt-6">{words.eyebrow}</Eyebrow>
          <h1 className="font-display text-page">{page.heading}</h1>
          {ways}
          {text && <p className="mt-4 max-w-prose text-muted">{text}</p>}
        </Beside>
      </div>
      {endsFirst && <FirstScreenEnd />}
      {children}
      {!endsFirst && <FirstScreenEnd />}
    </Section>
  );
}

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
