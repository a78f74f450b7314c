import { ContactFacts } from '@/components/contact/ContactFacts';
import { ContactForm } from '@/components/form/ContactForm';
import { Collection } from '@/components/home/Collection';
import { Clients, Testimonials } from '@/components/home/carousels';
import { Hero } from '@/components/home/Hero';
import { WhyChooseUs } from '@/components/home/WhyChooseUs';
import { PreviewDialog } from '@/components/preview/PreviewDialog';
import { previewWords } from '@/components/preview/words';
import { Heading, JsonLd, Section } from '@/components/ui';
import { getDictionary } from '@/lib/content';
import type { CurrentPage, PageProps } from '@/lib/pages';
import { business, website } from '@/lib/structured-data/business';

/** The home page, its sections in the order of docs/requirements.md 2.5. */
export const HomePage = ({ page, locale }: PageProps) => (
  <>
    <Hero page={page} />
    <Collection kind="curtains" locale={locale} />
    <Collection kind="blinds" locale={locale} />
    <WhyChooseUs locale={locale} />
    <Clients locale={locale} />
    <Testimonials locale={locale} />
    <WriteToUs page={page} />
    <JsonLd nodes={[business(locale), website(locale)]} />
    <PreviewDialog limit="80vh" {...previewWords(locale)} />
  </>
);

export function WriteToUs({ page }: { readonly page: CurrentPage }) {
  const { locale } = page;
  const words = getDictionary(locale).homePage.contact;
  return (
    <Section id="contact" labelledBy="write">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <Heading id="write" eyebrow={words.eyebrow} title={words.title} text={words.text} />
          {/* On phones the footer right below the form has them. */}
          <ContactFacts locale={locale} className="mt-8 max-sm:hidden" />
        </div>
        <ContactForm page={page} place="home" />
      </div>
    </Section>
  );
}
