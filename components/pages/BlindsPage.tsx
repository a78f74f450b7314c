import { Banner } from '@/components/banner/Banner';
import { CategoryCards } from '@/components/cards/CategoryCards';
import { ContactBand } from '@/components/contact/ContactBand';
import { Overline } from '@/components/ui/Overline';
import { PageData } from '@/components/ui/PageData';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextGrid } from '@/components/ui/TextGrid';
import { blindsBanner } from '@/content/banners';
import { blinds } from '@/content/collections';
import { blindsFeatureIcons } from '@/content/overviews';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';

/** The blinds overview (specification, section 2). */
export function BlindsPage({ locale }: { readonly locale: Locale }) {
  const { blindsPage: words, navigation } = wordsOf(locale);
  return (
    <>
      <Banner
        picture={blindsBanner}
        heading={words.heading}
        locale={locale}
        trail={[
          { name: navigation['/'], path: '/' },
          { name: navigation['/blinds'], path: '/blinds' },
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
        <TextGrid items={words.features} icons={blindsFeatureIcons} across={6} level="h2" />
      </Section>
      <Section labelledBy="collection">
        <SectionHeading
          id="collection"
          overline={words.collectionOverline}
          title={words.collectionTitle}
          text={words.collectionText}
        />
        <CategoryCards categories={blinds} locale={locale} />
      </Section>
      <Section ground="deep" labelledBy="reasons">
        <SectionHeading
          id="reasons"
          overline={words.reasonsOverline}
          overlineClass="text-dust"
          title={words.reasonsTitle}
        />
        <TextGrid items={words.reasons} across={4} textClass="text-dust" />
      </Section>
      <PageData path="/blinds" locale={locale} />
      <ContactBand {...words.booking} locale={locale} page={words.heading} />
    </>
  );
}
