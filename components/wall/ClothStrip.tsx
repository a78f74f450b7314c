import { PageLink } from '@/components/ui/PageLink';
import { swatchesFor } from '@/lib/cloths';
import { type Category, getDictionary } from '@/lib/content';
import { type EntryPage, isPublished } from '@/lib/pages';
import { SwatchItem } from './SwatchItem';

/** As many as are swiped through; the wall has all. */
const most = 8;

export function ClothStrip({ page }: { readonly page: EntryPage<Category> }) {
  const { path, locale, entry } = page;
  const { clothsPage: words } = getDictionary(locale);
  const own = swatchesFor(path, locale).slice(0, most);
  if (own.length === 0 || !isPublished('/cloths')) return null;
  return (
    <section aria-labelledby="cloths" className="min-w-0 lg:col-start-2">
      <h2 id="cloths" className="mb-3 font-display text-card">
        {words.strip[entry.kind]}
      </h2>
      <ul data-preview-group="" className="rail flex gap-2.5 overflow-x-auto pt-0 pb-2">
        {own.map((each) => (
          <SwatchItem key={each.id} swatch={each} locale={locale} isSmall />
        ))}
      </ul>
      <PageLink to="/cloths" locale={locale} fragment={`light=${path}`} className="ruled-link mt-2">
        {words.heading}
      </PageLink>
    </section>
  );
}
