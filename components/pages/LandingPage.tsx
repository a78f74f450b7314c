import { Banner } from '@/components/banner/Banner';
import { CategoryCards } from '@/components/cards/CategoryCards';
import { ContactBand } from '@/components/contact/ContactBand';
import { OrderSteps } from '@/components/contact/OrderSteps';
import { LinkRow } from '@/components/ui/LinkRow';
import { Overline } from '@/components/ui/Overline';
import { PageData } from '@/components/ui/PageData';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextGrid } from '@/components/ui/TextGrid';
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
      <Banner
        picture={curtainsBanner}
        heading={words.heading}
        locale={locale}
        trail={[
          { name: navigation['/'], path: '/' },
          { name: navigation['/curtains'], path: '/curtains' },
        ]}
      />
      <Section labelledBy="intro">
        <Overline>{words.overline}</Overline>
        <h2 id="intro" className="max-w-[18em] font-display text-section">
          {words.introTitle}
        </h2>
        <div className="mt-5 grid gap-x-14 gap-y-4 text-muted md:grid-cols-2">
          {words.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section ground="linen">
        <TextGrid items={words.features} icons={curtainsFeatureIcons} across={3} level="h2" />
      </Section>
      <Section labelledBy="collection">
        <SectionHeading
          id="collection"
          overline={words.collectionOverline}
          title={words.collectionTitle}
          text={words.collectionText}
        />
        <CategoryCards categories={curtains} locale={locale} />
      </Section>
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
