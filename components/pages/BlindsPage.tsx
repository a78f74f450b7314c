import { Overview } from '@/components/category/Overview';
import { ContactBand } from '@/components/contact/ContactBand';
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
  const { blindsPage: words } = wordsOf(locale);
  return (
    <>
      <Overview
        kind="blinds"
        words={words}
        banner={blindsBanner}
        icons={blindsFeatureIcons}
        across={6}
        categories={blinds}
        locale={locale}
      />
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
