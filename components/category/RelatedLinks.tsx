import { PageRow } from '@/components/cards/PageRow';
import { TitledSection } from '@/components/ui/Section';
import { getDictionary } from '@/lib/content/dictionary';
import type { Category } from '@/lib/content/types';
import { categoryPages, servicePages } from '@/lib/pages/entry-pages';
import type { EntryPage } from '@/lib/pages/page';

export function RelatedLinks({ page }: { readonly page: EntryPage<Category> }) {
  const { entry: category, locale } = page;
  const { categoryPage } = getDictionary(locale);
  const products = categoryPages(category.kind, locale).filter((each) => each !== page);
  const services = servicePages(locale).filter(({ entry }) => category.services.includes(entry.id));
  if (products.length + services.length === 0) return null;
  return (
    <TitledSection
      ground="linen"
      id="related"
      eyebrow={categoryPage.relatedEyebrow}
      title={categoryPage.relatedTitle}
    >
      <div className="grid gap-10">
        <PageRow title={categoryPage.relatedProducts[category.kind]} pages={products} />
        <PageRow title={categoryPage.relatedServices} pages={services} />
      </div>
    </TitledSection>
  );
}
