import { Collection } from '@/components/home/Collection';
import { Clients, Testimonials } from '@/components/home/carousels';
import { Hero } from '@/components/home/Hero';
import { WhyChooseUs } from '@/components/home/WhyChooseUs';
import { WriteToUs } from '@/components/home/WriteToUs';
import { PagePreview } from '@/components/preview/PagePreview';
import { JsonLd } from '@/components/ui/JsonLd';
import type { PageProps } from '@/lib/pages/page';
import { business, website } from '@/lib/structured-data/business';

/** The home page, its sections in the order of docs/requirements.md 2.5. */
export function HomePage({ page, locale }: PageProps) {
  return (
    <>
      <Hero page={page} />
      <Collection kind="curtains" locale={locale} />
      <Collection kind="blinds" locale={locale} />
      <WhyChooseUs locale={locale} />
      <Clients locale={locale} />
      <Testimonials locale={locale} />
      <WriteToUs locale={locale} />
      <JsonLd nodes={[business(locale), website(locale)]} />
      <PagePreview limit="80vh" locale={locale} />
    </>
  );
}
