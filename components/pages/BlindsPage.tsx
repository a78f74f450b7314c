import { Overview } from '@/components/category/Overview';
import { ContactBand } from '@/components/contact/ContactBand';
import { JsonLd } from '@/components/ui/JsonLd';
import { TextGrid } from '@/components/ui/TextGrid';
import { TitledSection } from '@/components/ui/TitledSection';
import { blindsPage } from '@/content/collections';
import { categoryPages } from '@/lib/pages/entry-pages';
import type { Page } from '@/lib/pages/page';
import { itemList } from '@/lib/seo/structured-data/page-nodes';
import { serviceNode } from '@/lib/seo/structured-data/service';

/** The blinds overview (docs/requirements.md 2.15). */
export function BlindsPage({ page }: { readonly page: Page }) {
  const { locale } = page;
  const words = blindsPage.words[locale];
  return (
    <>
      <Overview page={page} kind="blinds" />
      {words.reasons.length > 0 && (
        <TitledSection
          ground="deep"
          id="reasons"
          eyebrow={words.reasonsEyebrow}
          title={words.reasonsTitle}
        >
          <TextGrid items={words.reasons} across={4} textClass="text-dust" />
        </TitledSection>
      )}
      {/* Blinds have no service page. */}
      <JsonLd
        nodes={[
          serviceNode(page),
          itemList(words.collectionTitle, categoryPages('blinds', locale)),
        ]}
      />
      <ContactBand {...words.booking} locale={locale} />
    </>
  );
}
