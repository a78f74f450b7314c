import { ProductAnswer } from '@/components/answer/ProductAnswer';
import { PageChatLink } from '@/components/contact/links';
import {
  Eyebrow,
  FirstScreenEnd,
  PageLink,
  Paragraphs,
  Prose,
  Section,
  targetLink,
} from '@/components/ui';
import { ClothStrip } from '@/components/wall/ClothStrip';
import { type Category, getDictionary, inLanguage } from '@/lib/content';
import { type EntryPage, isPublished } from '@/lib/pages';
import { deliveryText } from '@/lib/prices/delivery';
import { priceFrom } from '@/lib/prices/price-text';

export function CategoryIntro({ page }: { readonly page: EntryPage<Category> }) {
  const { entry: category, locale, path } = page;
  const words = inLanguage(category, locale);
  const dictionary = getDictionary(locale);
  const { pricesPage, ui } = dictionary;
  const price = priceFrom(path, locale);
  const facts = [
    ...(price ? [{ label: pricesPage.columns.price, value: price, isPrice: true }] : []),
    { label: ui.readyIn, value: deliveryText(category.delivery, dictionary) },
    { label: ui.goodFor, value: words.goodFor },
    words.make,
    words.control,
    ...(words.origin ? [words.origin] : []),
    { label: ui.measuring, value: ui.measuringFree },
  ];
  return (
    <Section labelledBy="intro" className="pt-4 sm:pt-10">
      {/* Placed by columns, not by `order`, so that nothing moves while the page streams in. */}
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <ProductAnswer
          page={page}
          line="products"
          delivery={category.delivery}
          alike={category.rooms.some(({ room }) => room === 'office')}
          className="lg:col-start-2"
        >
          {!price && (
            <PageChatLink hasIcon={false} page={page} line="products" className={targetLink}>
              {words.callToAction.title}
            </PageChatLink>
          )}
        </ProductAnswer>
        <FirstScreenEnd />
        <ClothStrip page={page} />
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2 id="intro" className="max-w-[16em] font-display text-section">
            {words.introTitle}
          </h2>
          <Paragraphs texts={words.intro} className="mt-4" />
          <dl className="mt-10 border-t border-brass">
            {facts.map(({ label, value, ...fact }) => (
              <div
                key={label}
                className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3"
              >
                <dt className="text-muted">{label}</dt>
                <dd className="ms-auto text-end">
                  {'isPrice' in fact && isPublished('/prices') ? (
                    <PageLink
                      to="/prices"
                      locale={locale}
                      className="inline-block text-balance text-brand underline"
                    >
                      <Prose>{value}</Prose>
                    </PageLink>
                  ) : (
                    <Prose>{value}</Prose>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
