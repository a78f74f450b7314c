import { PageRow } from '@/components/cards/PageRow';
import { Overview } from '@/components/category/Overview';
import { ClothInLight } from '@/components/cloth/ClothInLight';
import { OpacityTable } from '@/components/cloth/OpacityTable';
import { ContactBand } from '@/components/contact/ContactBand';
import { OrderSteps } from '@/components/contact/OrderSteps';
import { JsonLd } from '@/components/structured-data/JsonLd';
import { itemList } from '@/components/structured-data/page-nodes';
import { serviceNode } from '@/components/structured-data/service';
import { Section } from '@/components/ui/Section';
import { TitledSection } from '@/components/ui/TitledSection';
import { TextGrid } from '@/components/ui/text/TextGrid';
import { getDictionary } from '@/lib/content/dictionary';
import { categoryPages, servicePages } from '@/lib/pages/entry-pages';
import type { PageProps } from '@/lib/pages/page';

export function LandingPage({ page, locale }: PageProps) {
  const words = getDictionary(locale).curtainsPage;
  const services = servicePages(locale);
  return (
    <>
      <Overview page={page} kind="curtains" />
      <ClothInLight page={page} />
      <OpacityTable locale={locale} />
      <OrderSteps locale={locale} />
      {services.length > 0 && (
        <Section labelledBy="services" className="max-sm:py-10">
          <h2 id="services" className="font-display text-section max-sm:text-card">
            {words.servicesTitle}
          </h2>
          <p className="mt-4 max-w-prose text-muted">{words.servicesText}</p>
          <PageRow className="mt-4" pages={services} />
        </Section>
      )}
      <JsonLd nodes={[itemList(words.collectionTitle, categoryPages('curtains', locale))]} />
      <ContactBand {...words.contact} page={page} />
    </>
  );
}

export function BlindsPage({ page, locale }: PageProps) {
  const words = getDictionary(locale).blindsPage;
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
      <ContactBand {...words.booking} page={page} />
    </>
  );
}
