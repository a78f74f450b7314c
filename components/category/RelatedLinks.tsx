import { LinkRow } from '@/components/ui/LinkRow';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { blinds, curtains, services } from '@/content/collections';
import type { Category, Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { categoryPath } from '@/lib/category-path';
import { neighboursOf } from '@/lib/listed';

interface RelatedLinksProps {
  readonly category: Category;
  readonly locale: Locale;
}

/** The neighbours of a product and the services that go with it. */
export function RelatedLinks({ category, locale }: RelatedLinksProps) {
  const { categoryPage } = wordsOf(locale);
  const all: readonly Category[] = category.kind === 'curtains' ? curtains : blinds;
  return (
    <Section ground="linen" labelledBy="related">
      <SectionHeading
        id="related"
        overline={categoryPage.relatedOverline}
        title={categoryPage.relatedTitle}
      />
      <div className="grid gap-10 md:grid-cols-2">
        <LinkRow
          title={categoryPage.relatedProducts[category.kind]}
          links={neighboursOf(all, category).map((neighbour) => ({
            path: categoryPath(neighbour),
            name: neighbour.words[locale].heading,
          }))}
        />
        <LinkRow
          title={categoryPage.relatedServices}
          links={services
            .filter(({ id }) => category.services.includes(id))
            .map(({ id, words }) => ({
              path: `/service/${id}` as const,
              name: words[locale].title,
            }))}
        />
      </div>
    </Section>
  );
}
