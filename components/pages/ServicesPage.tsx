import { Banner } from '@/components/banner/Banner';
import { ServiceCard } from '@/components/services/ServiceCard';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { PageData } from '@/components/ui/PageData';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { servicesBanner, servicesBannerTall } from '@/content/banners';
import { services } from '@/content/collections';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';

/** At most as many cards as the specification's section 9 allows; eleven exist. */
const shown = 15;

/** The services page: a parallax banner, then the grid in 1, 2 or 3 columns. */
export function ServicesPage({ locale }: { readonly locale: Locale }) {
  const { navigation, servicesPage } = wordsOf(locale);
  return (
    <>
      <Banner
        picture={servicesBanner}
        heading={servicesPage.banner}
        locale={locale}
        parallax={servicesBannerTall}
        trail={[{ name: navigation['/service'], path: '/service' }]}
      />
      <Section labelledBy="services">
        <SectionHeading
          id="services"
          overline={servicesPage.overline}
          title={servicesPage.heading}
          text={servicesPage.subheading}
        />
        <FirstScreenEnd />
        <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {services.slice(0, shown).map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} locale={locale} />
            </li>
          ))}
        </ul>
      </Section>
      <PageData path="/service" locale={locale} />
    </>
  );
}
