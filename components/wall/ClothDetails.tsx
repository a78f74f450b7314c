import { Fragment } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { Prose } from '@/components/ui/Prose';
import { clothId, cloths } from '@/config/cloths';
import { isSewn, type Swatch } from '@/lib/cloths';
import { getDictionary, inLanguage, type Locale } from '@/lib/content';
import { clothGuide } from '@/lib/content/collections';
import { categoryPages } from '@/lib/pages';
import { lowestPrices } from '@/lib/prices/price-text';
import { fill } from '@/lib/text';

interface ClothDetailsProps {
  readonly swatches: readonly Swatch[];
  readonly locale: Locale;
}

/** What each of these cloths does, hidden, for the preview, which copies it. */
export function ClothDetails({ swatches, locale }: ClothDetailsProps) {
  const { clothsPage: words, navigation, pricesPage } = getDictionary(locale);
  const { seamless, seams, piece } = words.widths;
  return [...new Set(swatches.map(({ cloth }) => cloth))].map((cloth) => {
    const { id, opacity, rollCm } = cloth;
    const width = isSewn(cloth) ? (cloth.sideways ? seamless : seams) : piece;
    const prices = lowestPrices(cloth.pages, locale);
    const shown = clothGuide.pages.filter(({ page }) => cloth.pages.includes(page));
    const inLight = shown.find(({ first }) => first === id) ?? shown[0];
    return (
      <div key={id} hidden id={`cloth-${id}`}>
        <p>
          {words.lights[opacity]}: <Prose>{words.sees[opacity]}</Prose>{' '}
          {inLight && cloths.some((each) => each === id) && (
            <PageLink to={inLight.page} locale={locale} fragment={clothId}>
              {fill(words.inLight, { cloth: inLanguage(cloth, locale).name })}
            </PageLink>
          )}
        </p>
        <dl>
          <dt>{words.width}</dt>
          <dd>
            <Prose>{fill(width, { width: rollCm })}</Prose>
          </dd>
          {(['curtains', 'blinds'] as const).map((kind) => {
            const own = categoryPages(kind, locale).filter(({ path }) =>
              cloth.pages.includes(path),
            );
            return own.length === 0 ? null : (
              <Fragment key={kind}>
                <dt>{navigation[`/${kind}`]}</dt>
                <dd>
                  {own.map(({ path, entry, heading }) => (
                    <PageLink key={path} to={path} locale={locale} aria-label={heading}>
                      {inLanguage(entry, locale).name}
                    </PageLink>
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
