import { WhatsappLink } from '@/components/contact/WhatsappLink';
import { PagePreview } from '@/components/dialog/PagePreview';
import { MediaGrid } from '@/components/gallery/MediaGrid';
import { BackLink } from '@/components/ui/BackLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { buttonStyle } from '@/components/ui/button-style';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { Icon } from '@/components/ui/Icon';
import { LinkRow } from '@/components/ui/LinkRow';
import { PageData } from '@/components/ui/PageData';
import { Picture } from '@/components/ui/Picture';
import { halfSizes } from '@/components/ui/picture-sizes';
import { RuledList } from '@/components/ui/RuledList';
import { Section } from '@/components/ui/Section';
import { blinds, curtains } from '@/content/collections';
import { pictures } from '@/content/pictures';
import type { Locale, Service } from '@/content/types';
import { wordsOf } from '@/content/words';
import { categoryPath } from '@/lib/category-path';
import { fill } from '@/lib/fill';

interface ServicePageProps {
  readonly service: Service;
  readonly locale: Locale;
}

/** The detail view of a service (specification, section 2). */
export function ServicePage({ service, locale }: ServicePageProps) {
  const { chat, navigation, servicesPage, ui } = wordsOf(locale);
  const { title, description, keyFeatures, technologies } = service.words[locale];
  const related = [...curtains, ...blinds].filter((category) =>
    service.categories.includes(categoryPath(category)),
  );

  return (
    <>
      <Section className="pt-10">
        <Breadcrumbs
          locale={locale}
          trail={[
            { name: navigation['/service'], path: '/service' },
            { name: title, path: `/service/${service.id}` },
          ]}
        />
        <div className="mt-4 grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-2">
          {/* Placed by columns, not by an order: what is read first does not move when the rest comes. */}
          <div className="frame aspect-[3/2] lg:col-start-2">
            <Picture src={service.image} locale={locale} sizes={halfSizes} priority />
          </div>
          <div className="lg:col-start-1 lg:row-start-1">
            <h1 className="font-display text-page">{title}</h1>
            <p className="mt-5 max-w-prose text-lg text-muted">{description}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <WhatsappLink
                line="hero"
                text={fill(chat.appointment, { name: title })}
                locale={locale}
                className={`${buttonStyle.primary} max-sm:w-full`}
              >
                <Icon name="whatsapp" />
                {ui.bookAppointment}
              </WhatsappLink>
              <BackLink to="/service" className={`${buttonStyle.outline} max-sm:w-full`}>
                {servicesPage.back}
              </BackLink>
            </div>
          </div>
        </div>
        <FirstScreenEnd />
      </Section>
      <Section ground="linen">
        <div className="grid gap-x-14 gap-y-12 md:grid-cols-2">
          <RuledList title={servicesPage.keyFeatures} items={keyFeatures} />
          <RuledList title={servicesPage.technologies} items={technologies} />
        </div>
      </Section>
      <Section labelledBy="gallery">
        <h2 id="gallery" className="mb-9 font-display text-section">
          {fill(servicesPage.gallery, { title })}
        </h2>
        <MediaGrid
          items={service.galleryImage.map((src) => ({ type: 'image', src }))}
          captions={service.galleryImage.map((id) => pictures[id].alt[locale])}
          locale={locale}
        />
        {related.length > 0 && (
          <LinkRow
            className="mt-14"
            title={servicesPage.related}
            links={related.map((category) => ({
              path: categoryPath(category),
              name: category.words[locale].heading,
            }))}
          />
        )}
      </Section>
      <PageData path={`/service/${service.id}`} locale={locale} />
      <PagePreview limit="90vh" locale={locale} />
    </>
  );
}
