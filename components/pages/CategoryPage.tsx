import { Banner } from '@/components/banner/Banner';
import { ChatCall } from '@/components/banner/ChatCall';
import { CategoryIntro } from '@/components/category/CategoryIntro';
import { RelatedLinks } from '@/components/category/RelatedLinks';
import { OrderSteps } from '@/components/contact/OrderSteps';
import { PagePreview } from '@/components/dialog/PagePreview';
import { MediaGrid } from '@/components/gallery/MediaGrid';
import { PageData } from '@/components/ui/PageData';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextGrid } from '@/components/ui/TextGrid';
import type { Category, Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { categoryPath } from '@/lib/category-path';
import { fill } from '@/lib/fill';

interface CategoryPageProps {
  readonly category: Category;
  readonly locale: Locale;
}

/** The one template of the 14 category pages (specification, section 2). */
export function CategoryPage({ category, locale }: CategoryPageProps) {
  const { kind, banner, media, icons, words } = category;
  const page = words[locale];
  const { categoryPage, chat, navigation } = wordsOf(locale);
  const path = categoryPath(category);

  return (
    <>
      <Banner
        picture={banner}
        heading={page.heading}
        locale={locale}
        trail={[
          { name: navigation[`/${kind}`], path: `/${kind}` },
          { name: page.name, path },
        ]}
      />
      <CategoryIntro category={category} locale={locale} />
      <Section ground="linen">
        <TextGrid items={page.features} icons={icons} across={3} level="h2" />
      </Section>
      <Section labelledBy="gallery">
        <SectionHeading
          id="gallery"
          overline={categoryPage.galleryOverline}
          title={page.galleryHeading}
        />
        <MediaGrid items={media} captions={page.captions} locale={locale} />
      </Section>
      <OrderSteps locale={locale} />
      <Section labelledBy="reasons">
        <SectionHeading
          id="reasons"
          overline={categoryPage.reasonsOverline}
          title={fill(categoryPage.reasonsTitle, { name: page.heading })}
        />
        <TextGrid items={page.reasons} across={4} />
      </Section>
      <RelatedLinks category={category} locale={locale} />
      <ChatCall
        {...page.callToAction}
        picture={banner}
        message={fill(chat.product, { name: page.heading })}
        locale={locale}
      />
      <PageData path={path} locale={locale} />
      <PagePreview limit="90vh" locale={locale} />
    </>
  );
}
