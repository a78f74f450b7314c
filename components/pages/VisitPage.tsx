import { ContactFacts } from '@/components/contact/ContactFacts';
import { ContactForm } from '@/components/form/ContactForm';
import { PageTop } from '@/components/shell/PageTop';
import { Heading, Section } from '@/components/ui/Section';
import { VisitForm } from '@/components/visit/VisitForm';
import { visitWords } from '@/components/visit/words';
import { bringWords } from '@/lib/cloths';
import { emailLink, whatsappLink } from '@/lib/contact/links';
import { getDictionary, site } from '@/lib/content';
import { environment } from '@/lib/environment';
import { type PageProps, productPages } from '@/lib/pages';

/** The visit request; without JavaScript the message form with a template (docs/requirements.md 11.1, 11.2). */
export function VisitPage({ page, locale }: PageProps) {
  const { ui, visitPage } = getDictionary(locale);
  const { districts, hint, writeTitle } = visitPage;
  return (
    <>
      <PageTop page={page} words={visitPage} text={visitPage.intro} withPicture>
        <VisitForm
          words={visitWords(locale)}
          districts={districts.toSorted((a, b) => a.localeCompare(b, locale))}
          products={productPages(locale).map(({ heading }) => heading)}
          bring={bringWords(locale)}
          addresses={{
            whatsapp: whatsappLink(site.phones.whatsapp, ''),
            email: emailLink,
            form: environment.email ? 'write' : '',
          }}
        />
      </PageTop>
      <Section ground="linen" labelledBy="write" className="visit-write">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <div>
            <Heading id="write" title={environment.email ? writeTitle : ui.contactBubble} />
            <ContactFacts locale={locale} className="mt-8 max-sm:hidden" />
          </div>
          <ContactForm page={page} place="visit" hint={hint} />
        </div>
      </Section>
    </>
  );
}
