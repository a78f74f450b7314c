import { Banner } from '@/components/banner/Banner';
import { PageRow } from '@/components/cards/PageRow';
import { CategoryIntro } from '@/components/category/CategoryIntro';
import { Overview } from '@/components/category/Overview';
import { ClothInLight } from '@/components/cloth/ClothInLight';
import { OpacityTable } from '@/components/cloth/OpacityTable';
import { ChatCall, ContactBand, OrderSteps } from '@/components/contact/sections';
import { MediaGrid } from '@/components/gallery/MediaGrid';
import { PreviewDialog } from '@/components/preview/PreviewDialog';
import { previewWords } from '@/components/preview/words';
import { RecoverLink } from '@/components/prices/ProductPrice';
import { JsonLd, Prose, Section, TextSection, TitledSection } from '@/components/ui';
import { type Category, getDictionary, inLanguage } from '@/lib/content';
import { isUpright } from '@/lib/media/index';
import { categoryPages, type EntryPage, type PageProps, servicePages } from '@/lib/pages';
import { mediaObjects } from '@/lib/structured-data/media';
import { serviceNode } from '@/lib/structured-data/page-nodes';
import { fill } from '@/lib/text';

export function LandingPage({ page, locale }: PageProps) {
  const words = getDictionary(locale).curtainsPage;
  const services = servicePages(locale);
  return (
    <>
      <Overview page={page} kind="curtains">
        {services.length > 0 && (
          <Section ground="linen" labelledBy="services">
            <h2 id="services" className="font-display text-section max-sm:text-card">
              {words.servicesTitle}
            </h2>
            <p className="mt-2 max-w-prose text-muted">{words.servicesText}</p>
            {services.map(({ path }) => (
              <RecoverLink key={path} path={path} locale={locale} />
            ))}
            <PageRow className="mt-2" pages={services} />
          </Section>
        )}
      </Overview>
      <ClothInLight page={page} />
      <OpacityTable locale={locale} />
      <OrderSteps locale={locale} />
      <ContactBand {...words.contact} page={page} />
    </>
  );
}

export function BlindsPage({ page, locale }: PageProps) {
  const words = getDictionary(locale).blindsPage;
  return (
    <>
      <Overview page={page} kind="blinds" />
      <TextSection
        ground="deep"
        heading={{ id: 'reasons', eyebrow: words.reasonsEyebrow, title: words.reasonsTitle }}
        items={words.reasons}
        across={4}
      />
      {/* Blinds have no service page. */}
      <JsonLd nodes={[serviceNode(page)]} />
      <ContactBand {...words.booking} page={page} />
    </>
  );
}

export function CategoryPage({ page }: { readonly page: EntryPage<Category> }) {
  const { entry: category, locale, heading } = page;
  const words = inLanguage(category, locale);
  const { categoryPage } = getDictionary(locale);
  const { image } = category.tile;

  return (
    <>
      <Banner page={page} shape="product" tall={isUpright(image) ? image : undefined} />
      <CategoryIntro page={page} />
      <TextSection ground="linen" items={words.features} across={3} />
      <ClothInLight page={page} />
      <dl className="container-page grid grid-cols-pairs gap-x-5 gap-y-4 pt-8 sm:pt-section lg:grid-cols-4">
        {Object.values(categoryPage.promises).map(({ title, text }) => (
          <div key={title} className="border-t border-brass pt-3">
            <dt className="font-display text-lg/tight">{title}</dt>
            <dd className="mt-1 text-sm text-muted">
              <Prose>{text}</Prose>
            </dd>
          </div>
        ))}
      </dl>
      {page.media.length > 0 && (
        <TitledSection
          id="gallery"
          eyebrow={categoryPage.galleryEyebrow}
          title={words.galleryHeading}
        >
          <MediaGrid items={page.media} locale={locale} />
        </TitledSection>
      )}
      <OrderSteps locale={locale} />
      <TextSection
        heading={{
          id: 'reasons',
          eyebrow: categoryPage.reasonsEyebrow,
          title: fill(categoryPage.reasonsTitle, { name: heading }),
        }}
        items={words.reasons}
        across={4}
      />
      <RelatedLinks page={page} />
      <ChatCall {...words.callToAction} page={page} closing={category.closing} />
      <JsonLd nodes={[serviceNode(page), ...mediaObjects(page.media, locale)]} />
      <PreviewDialog limit="90vh" {...previewWords(locale, true)} />
    </>
  );
}

export function RelatedLinks({ page }: { readonly page: EntryPage<Category> }) {
  const { entry: category, locale } = page;
  const { categoryPage } = getDictionary(locale);
  const products = categoryPages(category.kind, locale).filter((each) => each !== page);
  const services = servicePages(locale).filter(({ entry }) => category.services.includes(entry.id));
  if (products.length + services.length === 0) return null;
  return (
    <TitledSection
      ground="linen"
      id="related"
      eyebrow={categoryPage.relatedEyebrow}
      title={categoryPage.relatedTitle}
    >
      <div className="grid gap-10">
        <PageRow title={categoryPage.relatedProducts[category.kind]} pages={products} />
        <PageRow title={categoryPage.relatedServices} pages={services} />
      </div>
    </TitledSection>
  );
}
