import { Banner } from '@/components/banner/Banner';
import { CallToAction } from '@/components/cards/CallToAction';
import { PageRow } from '@/components/cards/PageRow';
import { ServiceCard } from '@/components/services/ServiceCard';
import { JsonLd } from '@/components/structured-data/JsonLd';
import { itemList } from '@/components/structured-data/page-nodes';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { TitledSection } from '@/components/ui/TitledSection';
import { servicePage, services } from '@/lib/content/collections';
import { servicePages } from '@/lib/pages/entry-pages';
import type { PageProps } from '@/lib/pages/page';

/** Maximum number of cards (docs/requirements.md 9.7); further services have smaller ones. */
const shown = 15;

/** The services page: a parallax banner, then the grid in 1, 2 or 3 columns. */
export function ServicesPage({ page, locale }: PageProps) {
  const words = servicePage.words[locale];
  const pages = servicePages(locale);
  return (
    <>
      <Banner page={page} words={words.banner} parallax={servicePage.tallPicture} />
      <TitledSection
        id="services"
        eyebrow={words.eyebrow}
        title={words.heading}
        text={words.subheading}
      >
        <FirstScreenEnd />
        <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {services.slice(0, shown).map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} locale={locale} />
            </li>
          ))}
          <CallToAction after="services" page={page} preceding={Math.min(services.length, shown)} />
        </ul>
        <PageRow title={words.more} pages={pages.slice(shown)} className="mt-12" />
      </TitledSection>
      <JsonLd nodes={[itemList(page.heading, pages)]} />
    </>
  );
}
