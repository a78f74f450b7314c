import { ProductAnswer } from '@/components/answer/ProductAnswer';
import { Banner } from '@/components/banner/Banner';
import { PageRow } from '@/components/cards/PageRow';
import { PrefilledLink, WhatsappLink } from '@/components/contact/links';
import { NextStep } from '@/components/contact/sections';
import { MediaGrid } from '@/components/gallery/MediaGrid';
import { halfSizes, Picture } from '@/components/picture/Picture';
import { PreviewDialog } from '@/components/preview/PreviewDialog';
import { previewWords } from '@/components/preview/words';
import { PriceLine, RecoverLine } from '@/components/prices/ProductPrice';
import { FeatureLists } from '@/components/services/FeatureLists';
import { appointmentText, PhotoStep, photosText } from '@/components/services/PhotoStep';
import { ServiceCard } from '@/components/services/ServiceCard';
import { Breadcrumbs } from '@/components/shell/PageTop';
import { BackLink, FirstScreenEnd, JsonLd, Prose, Section, TitledSection } from '@/components/ui';
import { getDictionary, inLanguage, type Service } from '@/lib/content';
import { pricesPage, servicePage, services } from '@/lib/content/collections';
import { type EntryPage, type PageProps, productPages, servicePages } from '@/lib/pages';
import { productPrice } from '@/lib/prices/price-text';
import { serviceNode } from '@/lib/structured-data/page-nodes';
import { fill } from '@/lib/text';
import { valuesFragment } from '@/lib/text/stored-texts';

/** Maximum number of cards (docs/requirements.md 9.7); further services have smaller ones. */
const shown = 15;

export function ServicesPage({ page, locale }: PageProps) {
  const words = getDictionary(locale).servicePage;
  const pages = servicePages(locale);
  return (
    <>
      <Banner page={page} words={words.banner} shape="parallax" tall={servicePage.tallPicture} />
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
        </ul>
        <PageRow title={words.more} pages={pages.slice(shown)} className="mt-12" />
      </TitledSection>
      <NextStep after="services" page={page} closing={servicePage.closing} />
    </>
  );
}

export function ServicePage({ page }: { readonly page: EntryPage<Service> }) {
  const { entry: service, locale } = page;
  const words = getDictionary(locale);
  const { servicePage, ui } = words;
  const own = inLanguage(service, locale);
  const { title, description, photos } = own;
  const isPriced = productPrice(page.path, locale) !== undefined;
  const story = (
    <div className="grid max-w-prose gap-4 lg:col-start-2">
      <p className="text-lg text-muted">
        <Prose>{description}</Prose>
      </p>
      <PriceLine path={page.path} locale={locale} />
      <RecoverLine path={page.path} locale={locale} />
    </div>
  );
  const related = productPages(locale).filter(({ path }) => service.categories.includes(path));

  return (
    <>
      <Section className="pt-4 sm:pt-10">
        <Breadcrumbs page={page} />
        <div className="mt-4 grid items-start gap-x-14 gap-y-6 low:grid-cols-[minmax(0,1fr)_auto] low:gap-x-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          {/* Placed by columns, not by `order`, so that nothing moves while the page streams in. */}
          <div className="frame aspect-[3/2] max-lg:aspect-video max-sm:aspect-[5/2] low:col-start-2 low:h-[45vh] lg:col-start-2">
            <Picture src={page.picture} locale={locale} sizes={halfSizes} priority />
          </div>
          <div className="flex flex-col gap-5 low:col-start-1 low:row-start-1 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <h1 className="font-display text-page">{title}</h1>
            {isPriced ? (
              <ProductAnswer page={page} line="whatsapp" photos={photosText(service, locale)} />
            ) : (
              pricesPage.shown && <p>{words.pricesPage.none}</p>
            )}
            <FirstScreenEnd />
            {!isPriced && story}
            <div className="flex flex-wrap gap-x-3 gap-y-2">
              <WhatsappLink
                line="whatsapp"
                text={appointmentText(service, locale)}
                locale={locale}
                className={`button ${isPriced ? '' : 'button-primary '}max-sm:grow`}
              >
                {ui.bookAppointment}
              </WhatsappLink>
              <PrefilledLink
                to="/visit"
                locale={locale}
                className="button max-sm:grow"
                fragment={valuesFragment({ product: title })}
              />
              <BackLink to="/service" locale={locale}>
                {servicePage.back}
              </BackLink>
            </div>
          </div>
          {isPriced && story}
        </div>
      </Section>
      <FeatureLists titles={servicePage} lists={own} />
      {page.media.length + related.length > 0 && (
        <Section>
          {page.media.length > 0 && (
            <>
              <h2 className="mb-6 font-display text-section">
                {fill(servicePage.gallery, { title })}
              </h2>
              <MediaGrid items={page.media} locale={locale} />
            </>
          )}
          <PageRow className="mt-8 first:mt-0" title={servicePage.related} pages={related} />
        </Section>
      )}
      {photos ? (
        <PhotoStep service={service} photos={photos} locale={locale} />
      ) : (
        <NextStep after="service" page={page} closing={service.closing} />
      )}
      <JsonLd nodes={[serviceNode(page)]} />
      <PreviewDialog limit="90vh" {...previewWords(locale)} />
    </>
  );
}
