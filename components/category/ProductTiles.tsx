import { Picture, tileSizes } from '@/components/picture/Picture';
import { PageLink, Prose } from '@/components/ui';
import { type Category, getDictionary, inLanguage } from '@/lib/content';
import { pricesPage } from '@/lib/content/collections';
import type { Page } from '@/lib/pages';
import { deliveryText } from '@/lib/prices/delivery';
import { priceFrom } from '@/lib/prices/price-text';
import { categoryPath } from '@/lib/urls';
import { needs, reasonFor } from './needs';

interface ProductTilesProps {
  readonly page: Page;
  readonly title: string;
  readonly categories: readonly Category[];
}

/** Shows why a product suits the need that the address names, and dims those that do not suit it. */
const ruleOf = (need: string) =>
  `.choice:not(:has(#${need}:target)) [data-reason=${need}]{display:none}.choice:has(#${need}:target) .tiles>:not(:has([data-reason=${need}])) .tile-picture{opacity:.3}`;

/** All products as pictures, and links that mark those which suit a need, by their address alone. */
export function ProductTiles({ page, title, categories }: ProductTilesProps) {
  const { locale, path: overview } = page;
  const words = getDictionary(locale);
  const tiles = categories.map((category) => {
    const reasons = needs.map((need) => ({ need, reason: reasonFor(need, category, locale) }));
    return { category, reasons: reasons.filter(({ reason }) => reason) };
  });
  const met = needs.filter((need) =>
    tiles.some(({ reasons }) => reasons.some((each) => each.need === need)),
  );
  const columns = tiles.length > 6 ? 'md:grid-cols-4' : 'md:grid-cols-3';
  return (
    <section id="collection" aria-labelledby="products" className="choice container-page">
      <style href="needs" precedence="listed">
        {met.map(ruleOf).join('')}
      </style>
      <h2 id="products" className="sr-only">
        {title}
      </h2>
      <ul className="chips">
        {met.map((need) => (
          <li key={need} id={need}>
            <PageLink to={overview} locale={locale} fragment={need} className="chip">
              {words.overview.needs[need]}
              <span className="sr-only">: {words.overview.suits}</span>
            </PageLink>
          </li>
        ))}
        <li className="chip-all">
          <PageLink to={overview} locale={locale} fragment="collection" className="chip">
            {words.overview.all}
          </PageLink>
        </li>
      </ul>
      <ul className={`tiles grid gap-x-4 gap-y-3 ${columns}`}>
        {tiles.map(({ category, reasons }) => {
          const path = categoryPath(category);
          const { image, focus } = category.tile;
          const price = priceFrom(path, locale) ?? (pricesPage.shown && words.overview.unpriced);
          return (
            <li key={path} className="group relative text-sm text-muted">
              <div className="tile-picture frame aspect-square sm:aspect-[4/5]">
                <Picture src={image} focus={focus} locale={locale} sizes={tileSizes(image)} />
              </div>
              <h3 className="mt-1 font-display text-lg text-text">
                <PageLink
                  to={path}
                  locale={locale}
                  className="stretched inline-block min-h-6 group-hover:text-brand"
                >
                  {inLanguage(category, locale).name}
                </PageLink>
              </h3>
              {price && (
                <p className="leading-snug text-balance">
                  <Prose>{price}</Prose>
                </p>
              )}
              <p className="leading-snug">{deliveryText(category.delivery, words)}</p>
              {reasons.map(({ need, reason }) => (
                <p key={need} data-reason={need}>
                  {reason}
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
