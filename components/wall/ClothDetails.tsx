import { Fragment } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { Prose } from '@/components/ui/Prose';
import { cloths } from '@/config/cloths';
import { isSewn, type Swatch } from '@/lib/cloths';
import { getDictionary, inLanguage, type Locale, type StockClothEntry } from '@/lib/content';
import { clothGuide } from '@/lib/content/collections';
import { productPages } from '@/lib/pages';
import { priceFrom } from '@/lib/prices/price-text';
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
  const { clothsPage: words, comma } = getDictionary(locale);
  return [...new Set(swatches.map(({ cloth }) => cloth))].map((cloth) => {
    const { id, opacity } = cloth;
    const pages = productPages(locale).filter(({ path }) => cloth.pages.includes(path));
    const shown = clothGuide.pages.filter(({ page }) => pages.some(({ path }) => path === page));
    const inLight = cloths.some((each) => each === id)
      ? (shown.find(({ first }) => first === id) ?? shown[0])
      : undefined;
    return (
      <div key={id} hidden id={`cloth-${id}`}>
        <p className="text-muted">
          <b>{words.lights[opacity]}</b> · <Prose>{words.sees[opacity]}</Prose>
        </p>
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
          <dt className="text-muted">{words.width}</dt>
          <dd>
            <Prose>{widthText(cloth, locale)}</Prose>
          </dd>
          <dt className="text-muted">{words.hangs}</dt>
          <dd className="grid gap-y-2">
            {[...new Set(pages.map(({ path }) => priceFrom(path, locale)))].map((price) => (
              <span key={price ?? ''}>
                {pages
                  .filter(({ path }) => priceFrom(path, locale) === price)
                  .map(({ path, heading }, place) => (
                    <Fragment key={path}>
                      {place > 0 && comma}
                      <PageLink to={path} locale={locale} className="text-brand underline">
                        {heading}
                      </PageLink>
                    </Fragment>
                  ))}{' '}
                <span className="block text-muted">{price}</span>
              </span>
            ))}
          </dd>
        </dl>
        {inLight && (
          <a
            href={pageHref(inLight.page, locale, 'cloth')}
            className="mt-2 inline-block min-h-target content-center text-brand underline"
          >
            {fill(words.inLight, { cloth: inLanguage(cloth, locale).name })}
          </a>
        )}
      </div>
    );
  });
}
