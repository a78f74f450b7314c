import { ContactFacts } from '@/components/contact/ContactFacts';
import { ContactForm } from '@/components/form/ContactForm';
import { Heading, Section } from '@/components/ui/Section';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';

export function WriteToUs({ locale }: { readonly locale: Locale }) {
  const words = getDictionary(locale).homePage.contact;
  return (
    <Section ground="linen" id="contact" labelledBy="write">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <Heading id="write" eyebrow={words.eyebrow} title={words.title} text={words.text} />
          {/* On phones the footer right below the form has them. */}
          <ContactFacts locale={locale} className="mt-8 max-sm:hidden" />
        </div>
        <ContactForm locale={locale} place="home" />
      </div>
    </Section>
  );
}
