import { Banner } from '@/components/banner/Banner';
import { CategoryIntro } from '@/components/category/CategoryIntro';
import { RelatedLinks } from '@/components/category/RelatedLinks';
import { ClothInLight } from '@/components/cloth/ClothInLight';
import { ChatCall } from '@/components/contact/ChatCall';
import { OrderSteps } from '@/components/contact/OrderSteps';
import { MediaGrid } from '@/components/gallery/MediaGrid';
import { PagePreview } from '@/components/preview/PagePreview';
import { JsonLd } from '@/components/structured-data/JsonLd';
import { mediaObjects } from '@/components/structured-data/media';
import { serviceNode } from '@/components/structured-data/service';
import { Section } from '@/components/ui/Section';
import { TitledSection } from '@/components/ui/TitledSection';
import { TextGrid } from '@/components/ui/text/TextGrid';
import { getDictionary } from '@/lib/content/dictionary';
import { inLanguage } from '@/lib/content/in-language';
import type { Category } from '@/lib/content/types';
import type { EntryPage } from '@/lib/pages/page';
import { fill } from '@/lib/text/fill';

/** The one template of the category pages (docs/requirements.md 2.16). */
export function CategoryPage({ page }: { readonly page: EntryPage<Category> }) {
  const { entry: category, locale, heading } = page;
  const words = inLanguage(category, locale);
  const { categoryPage } = getDictionary(locale);

  return (
    <>
      <Banner page={page} shape="product" />
      <CategoryIntro page={page} />
      {words.features.length > 0 && (
        <Section ground="linen">
          <TextGrid items={words.features} across={3} level="h2" />
        </Section>
      )}
      <ClothInLight page={page} />
      {page.media.length > 0 && (
        <TitledSection
          id="gallery"
          eyebrow={categoryPage.galleryEyebrow}
          title={words.galleryHeading}
        >
          <MediaGrid items={page.media} page={page} />
        </TitledSection>
      )}
      <OrderSteps locale={locale} />
      {words.reasons.length > 0 && (
        <TitledSection
          id="reasons"
          eyebrow={categoryPage.reasonsEyebrow}
          title={fill(categoryPage.reasonsTitle, { name: heading })}
        >
          <TextGrid items={words.reasons} across={4} />
        </TitledSection>
      )}
      <RelatedLinks page={page} />
      <ChatCall {...words.callToAction} page={page} />
      <JsonLd nodes={[serviceNode(page), ...mediaObjects(page.media, locale)]} />
      <PagePreview limit="90vh" locale={locale} />
    </>
  );
}
