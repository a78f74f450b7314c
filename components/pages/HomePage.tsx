import { PagePreview } from '@/components/dialog/PagePreview';
import { Clients } from '@/components/home/Clients';
import { BlindsCollection, CurtainCollection } from '@/components/home/Collections';
import { Doors } from '@/components/home/Doors';
import { HeroSlider } from '@/components/home/HeroSlider';
import { Testimonials } from '@/components/home/Testimonials';
import { WhyChooseUs } from '@/components/home/WhyChooseUs';
import { WriteToUs } from '@/components/home/WriteToUs';
import { PageData } from '@/components/ui/PageData';
import type { Locale } from '@/content/types';

/** The home page, its sections in the specification's order. */
export function HomePage({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <HeroSlider locale={locale} />
      <Doors locale={locale} />
      <CurtainCollection locale={locale} />
      <BlindsCollection locale={locale} />
      <WhyChooseUs locale={locale} />
      <Clients locale={locale} />
      <Testimonials locale={locale} />
      <WriteToUs locale={locale} />
      <PageData path="/" locale={locale} />
      <PagePreview limit="80vh" locale={locale} />
    </>
  );
}
