import { ContactFacts, SocialLinks } from '@/components/contact/ContactFacts';
import { ContactWays, MapButton } from '@/components/contact/links';
import { MapDrawing } from '@/components/contact/MapDrawing';
import { PrivacyBand } from '@/components/contact/sections';
import { ContactForm } from '@/components/form/ContactForm';
import { HoursNotice } from '@/components/hours/HoursNotice';
import { ShopStatus } from '@/components/hours/ShopStatus';
import { PageTop } from '@/components/shell/PageTop';
import { ExternalLink, JsonLd } from '@/components/ui';
import { getDictionary, site } from '@/lib/content';
import { environment } from '@/lib/environment';
import type { PageProps } from '@/lib/pages';
import { business } from '@/lib/structured-data/business';

export function ContactPage({ page, locale }: PageProps) {
  const { contactPage: words, ui } = getDictionary(locale);
  return (
    <>
      <PageTop
        page={page}
        words={words}
        text={words.intro}
        withPicture
        ways={
          // In one row, icons above their words on phones, unless text is twice as large.
          <div className="mt-6 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,max(5.5rem,30%)),1fr))] max-sm:gap-2 max-sm:*:px-1 max-sm:*:text-sm max-sm:[&_svg]:mx-auto max-sm:[&_svg]:mb-1 max-sm:[&_svg]:block">
            <ContactWays page={page} visit={ui.visit} />
          </div>
        }
      >
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <ExternalLink
              href={site.links.maps}
              locale={locale}
              label={words.mapLabel}
              className="frame block aspect-[3/2]"
            >
              <MapDrawing locale={locale} label={words.mapAlt} />
            </ExternalLink>
            <ShopStatus locale={locale} className="shop-status print:hidden mt-5" />
            <HoursNotice locale={locale} className="mt-2" />
            <ContactFacts locale={locale} className="mt-5" />
            <MapButton locale={locale} className="mt-6">
              {words.mapLabel}
            </MapButton>
            <SocialLinks locale={locale} className="mt-4" linkedin />
          </div>
          <section aria-labelledby="write">
            <h2 id="write" className="mb-5 font-display text-card">
              {environment.email ? words.formTitle : ui.contactBubble}
            </h2>
            <ContactForm page={page} place="contact" />
          </section>
        </div>
      </PageTop>
      {environment.email && <PrivacyBand locale={locale} />}
      <JsonLd nodes={[business(locale)]} />
    </>
  );
}
