import { ChatButton, PrefilledLink } from '@/components/contact/links';
import { Detail } from '@/components/picture/Picture';
import { PriceTable } from '@/components/prices/PriceTable';
import { PageTop } from '@/components/shell/PageTop';
import { Prose, TitledSection } from '@/components/ui';
import { getDictionary } from '@/lib/content';
import { prices, pricesPage } from '@/lib/content/collections';
import { categoryPages, type Page, type PageProps, servicePages } from '@/lib/pages';
import { additionTexts, minimumTexts } from '@/lib/prices/price-text';
import { dateWithYear, fill } from '@/lib/text';

export function PricesPage({ page, locale }: PageProps) {
  const { navigation, pricesPage: words } = getDictionary(locale);
  const { measure, visit, ...ask } = words.ask;
  const date = dateWithYear(prices.since, locale);
  const kinds: readonly (readonly [kind: string, pages: readonly Page[]])[] = [
    [navigation['/curtains'], categoryPages('curtains', locale)],
    [navigation['/blinds'], categoryPages('blinds', locale)],
    [navigation['/service'], servicePages(locale)],
  ];
  return (
    <>
      <PageTop page={page} words={words} text={words.intro} withPicture endsFirst>
        {kinds.map(([kind, pages]) => (
          <PriceTable key={kind} kind={kind} pages={pages} locale={locale} />
        ))}
        <p className="max-w-prose text-muted">
          <Prose>
            {[
              ...additionTexts(locale),
              fill(words.since, { date }),
              ...minimumTexts(locale),
              words.offer,
            ].join(' ')}
          </Prose>
        </p>
      </PageTop>
      <TitledSection
        ground="linen"
        id="ask"
        wideOnly
        picture={pricesPage.closing && <Detail {...pricesPage.closing} locale={locale} />}
        {...ask}
      >
        <div className="flex flex-wrap gap-3">
          <PrefilledLink
            to="/measure"
            locale={locale}
            words={measure}
            className="button button-primary max-sm:w-full"
          />
          <PrefilledLink to="/visit" locale={locale} words={visit} />
          <ChatButton line="products" page={page} className="button max-sm:w-full" />
        </div>
      </TitledSection>
    </>
  );
}
