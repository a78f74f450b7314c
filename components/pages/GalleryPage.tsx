import { Banner } from '@/components/banner/Banner';
import { ChatCall } from '@/components/contact/sections';
import { FilmPlayer } from '@/components/film/FilmPlayer';
import { MediaGrid } from '@/components/gallery/MediaGrid';
import { PreviewDialog } from '@/components/preview/PreviewDialog';
import { previewWords } from '@/components/preview/words';
import { FirstScreenEnd, JsonLd, Section, SectionHeading } from '@/components/ui';
import { getDictionary } from '@/lib/content';
import { galleryPage } from '@/lib/content/collections';
import type { PageProps } from '@/lib/pages';
import { mediaObjects } from '@/lib/structured-data/media';
import { anchorsOf } from '@/lib/text/anchors';

export function GalleryPage({ page, locale }: PageProps) {
  const { galleryPage: words, ui } = getDictionary(locale);
  const anchor = anchorsOf();
  const sections = galleryPage.sections.map(({ sectionTitle, text, items }) => ({
    id: anchor(sectionTitle[locale]),
    title: sectionTitle[locale],
    text: text[locale],
    items,
  }));
  const hasFilms = galleryPage.sections.some(({ items }) =>
    items.some(({ type }) => type === 'video'),
  );
  return (
    <>
      <Banner page={page} />
      {sections.map(({ id, title, text, items }, index) => (
        <Section key={id} ground={index % 2 ? 'linen' : 'paper'} labelledBy={id}>
          {index === 0 && (
            <>
              <p className="max-w-prose text-lg text-muted">
                {words.intro}
                {hasFilms && ` ${words.films}`}
              </p>
              <nav aria-label={words.eyebrow} className="mt-4 mb-8">
                <ul className="flex flex-wrap gap-x-7">
                  {sections.map(({ id, title }) => (
                    <li key={id}>
                      <a href={`#${id}`} className="ruled-link">
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            </>
          )}
          <SectionHeading id={id} eyebrow={words.eyebrow} title={title} text={text} />
          {index === 0 && <FirstScreenEnd />}
          <MediaGrid items={items} locale={locale} inPlace />
        </Section>
      ))}
      <ChatCall
        {...words.banner}
        page={page}
        closing={galleryPage.closing}
        ground={sections.length % 2 ? 'linen' : 'paper'}
      />
      <JsonLd nodes={mediaObjects(page.media, locale)} />
      <FilmPlayer words={{ mediaMissing: ui.mediaMissing, openMedia: ui.openMedia }} />
      <PreviewDialog limit="90vh" {...previewWords(locale)} />
    </>
  );
}
