import { Overview } from '@/components/category/Overview';
import { ContactBand } from '@/components/contact/ContactBand';
import { OrderSteps } from '@/components/contact/OrderSteps';
import { LinkRow } from '@/components/ui/LinkRow';
import { PageData } from '@/components/ui/PageData';
import { Section } from '@/components/ui/Section';
import { curtainsBanner } from '@/content/banners';
import { curtains, services } from '@/content/collections';
import { curtainsFeatureIcons } from '@/content/overviews';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';

/** The curtains and furniture landing page (specification, section 2). */
export function LandingPage({ locale }: { readonly locale: Locale }) {
  const { curtainsPage: words, navigation } = wordsOf(locale);
  return (
    <>
      <Overview
        kind="curtains"
        words={words}
        banner={curtainsBanner}
        icons={curtainsFeatureIcons}
        across={3}
        categories={curtains}
        locale={locale}
      />
      <OrderSteps locale={locale} />
      <Section labelledBy="services">
        <h2 id="services" className="font-display text-section">
          {words.servicesTitle}
        </h2>
        <p className="mt-4 max-w-prose text-muted">{words.servicesText}</p>
        <LinkRow
          className="mt-8"
          title={navigation['/service']}
          links={services.map(({ id, words: service }) => ({
            path: `/service/${id}` as const,
            name: service[locale].title,
          }))}
        />
      </Section>
      <PageData path="/curtains" locale={locale} />
      <ContactBand {...words.contact} locale={locale} page={words.heading} />
    </>
  );
}
