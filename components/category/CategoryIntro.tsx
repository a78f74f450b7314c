import { PrefilledLink } from '@/components/contact/PrefilledLink';
import { ChatButton } from '@/components/contact/WhatsappLink';
import { deliveryText } from '@/components/prices/delivery';
import { ProductPrice } from '@/components/prices/ProductPrice';
import { Eyebrow } from '@/components/ui/Eyebrow';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { Section } from '@/components/ui/Section';
import { WithSizes } from '@/components/ui/WithSizes';
import { getDictionary } from '@/lib/content/dictionary';
import { inLanguage } from '@/lib/content/in-language';
import type { Category } from '@/lib/content/types';
import type { EntryPage } from '@/lib/pages/page';
import { fill } from '@/lib/text/fill';

/** The product's description beside its facts. */
export function CategoryIntro({ page }: { readonly page: EntryPage<Category> }) {
  const { entry: category, locale, path } = page;
  const words = inLanguage(category, locale);
  const { categoryPage, ui } = getDictionary(locale);
  const facts = [
    { label: ui.readyIn, value: deliveryText(category.delivery, getDictionary(locale)) },
    { label: ui.goodFor, value: words.goodFor },
    words.make,
    words.control,
    ...(words.origin ? [words.origin] : []),
    { label: ui.measuring, value: ui.measuringFree },
  ];
  return (
    <Section labelledBy="intro">
      <div className="grid grid-cols-1 items-start gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2 id="intro" className="max-w-[16em] font-display text-section">
            {words.introTitle}
          </h2>
          {words.intro.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-prose text-muted">
              <WithSizes>{paragraph}</WithSizes>
            </p>
          ))}
          <ProductPrice path={path} locale={locale} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ChatButton line="cards" page={page}>
              {fill(categoryPage.ask, { name: page.heading })}
            </ChatButton>
            <PrefilledLink to="/measure" locale={locale} product={path} />
            <PrefilledLink to="/visit" locale={locale} product={path} />
          </div>
        </div>
        <dl className="border-t border-brass">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3.5"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="text-end">
                <WithSizes>{value}</WithSizes>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <FirstScreenEnd />
    </Section>
  );
}
