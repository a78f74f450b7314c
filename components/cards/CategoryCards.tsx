import { Picture } from '@/components/picture/Picture';
import { gridSizes } from '@/components/picture/picture-sizes';
import { deliveryText } from '@/components/prices/delivery';
import { PriceLine } from '@/components/prices/ProductPrice';
import { PageLink } from '@/components/ui/PageLink';
import { getDictionary } from '@/lib/content/dictionary';
import type { Category } from '@/lib/content/types';
import type { CurrentPage } from '@/lib/pages/page';
import { categoryPath } from '@/lib/urls';
import { CallCell } from './CallCell';

interface CategoryCardsProps {
  readonly categories: readonly Category[];
  readonly page: CurrentPage;
}

export function CategoryCards({ categories, page }: CategoryCardsProps) {
  const { locale } = page;
  return (
    <ul className="grid gap-x-7 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map(({ kind, slug, banner, delivery, words }) => (
        <li key={slug} data-enter="card" className="group relative">
          <div className="frame aspect-[3/2]">
            <Picture src={banner} locale={locale} sizes={gridSizes} />
          </div>
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="min-w-0 flex-[1_1_9rem] font-display text-card">
              <PageLink
                to={categoryPath({ kind, slug })}
                locale={locale}
                className="stretched no-underline group-hover:text-brand"
              >
                {words[locale].heading}
              </PageLink>
            </h3>
            <p className="text-sm text-muted">{deliveryText(delivery, getDictionary(locale))}</p>
          </div>
          <p className="mt-1 text-sm text-muted">{words[locale].goodFor}</p>
          <PriceLine path={categoryPath({ kind, slug })} locale={locale} />
        </li>
      ))}
      <CallCell after="products" page={page} preceding={categories.length} />
    </ul>
  );
}
