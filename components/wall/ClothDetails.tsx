import { Fragment } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { Prose } from '@/components/ui/Prose';
import { clothId, cloths } from '@/config/cloths';
import { isSewn, type Swatch } from '@/lib/cloths';
import { getDictionary, inLanguage, type Locale, type StockClothEntry } from '@/lib/content';
import { clothGuide } from '@/lib/content/collections';
import { categoryPages } from '@/lib/pages';
import { lowestPrices } from '@/lib/prices/price-text';
import { fill } from '@/lib/text';
import { pageHref } from '@/lib/urls';

function widthText(cloth: StockClothEntry, locale: Locale): string {
  const { seamless, seams, piece } = getDictionary(locale).clothsPage.widths;
  const text = isSewn(cloth) ? (cloth.sideways ? seamless : seams) : piece;
  return fill(text, { width: cloth.rollCm });
}

export function ClothDetails(props: {
  readonly swatches: readonly Swatch[];
  readonly locale: Locale;
}) {
  const { swatches, locale } = props;
  const { clothsPage: words, comma, navigation, pricesPage } = getDictionary(locale);
  return [...new Set(swatches.map(({ cloth }) => cloth))].map((cloth) => {
    const { id, opacity } = cloth;
    const prices = lowestPrices(cloth.pages, locale);
    const shown = clothGuide.pages.filter(({ page }) => cloth.pages.includes(page));
    const inLight = cloths.some((each) => each === id)
      ? (shown.find(({ first }) => first === id) ?? shown[0])
      : undefined;
    return (
      <div key={id} hidden id={`cloth-${id}`}>
        <p>
          {words.lights[opacity]}: <Prose>{words.sees[opacity]}</Prose>{' '}
          {inLight && (
            <a href={pageHref(inLight.page, locale, clothId)}>
              {fill(words.inLight, { cloth: inLanguage(cloth, locale).name })}
            </a>
          )}
        </p>
        <dl>
          <dt>{words.width}</dt>
          <dd>
            <Prose>{widthText(cloth, locale)}</Prose>
          </dd>
          {(['curtains', 'blinds'] as const).map((kind) => {
            const own = categoryPages(kind, locale).filter(({ path }) =>
              cloth.pages.includes(path),
            );
            if (own.length === 0) return null;
            return (
              <Fragment key={kind}>
                <dt>{navigation[`/${kind}`]}</dt>
                <dd>
                  {own.map(({ path, entry }, place) => (
                    <Fragment key={path}>
                      {place > 0 && comma}
                      <PageLink
                        to={path}
                        locale={locale}
                        aria-label={inLanguage(entry, locale).heading}
                      >
                        {inLanguage(entry, locale).name}
                      </PageLink>
                    </Fragment>
                  ))}
                </dd>
              </Fragment>
            );
          })}
          {prices.length > 0 && <dt>{pricesPage.columns.price}</dt>}
          {prices.map((price) => (
            <dd key={price}>{price}</dd>
          ))}
        </dl>
      </div>
    );
  });
}
