import { Banner } from '@/components/banner/Banner';
import { ChatCall } from '@/components/banner/ChatCall';
import { PagePreview } from '@/components/dialog/PagePreview';
import { PlayInPlace } from '@/components/film/PlayInPlace';
import { MediaGrid } from '@/components/gallery/MediaGrid';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { Overline } from '@/components/ui/Overline';
import { PageData } from '@/components/ui/PageData';
import { Section } from '@/components/ui/Section';
import { galleryBanner } from '@/content/banners';
import { gallerySections } from '@/content/gallery';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';

/** The curtains and blinds gallery: three sections of films that play in place, and stills that open. */
export function GalleryPage({ locale }: { readonly locale: Locale }) {
  const { chat, galleryPage: words, navigation, ui } = wordsOf(locale);
  const { mediaMissing, openMedia } = ui;
  return (
    <>
      <Banner
        picture={galleryBanner}
        heading={words.heading}
        locale={locale}
        trail={[{ name: navigation['/gallery'], path: '/gallery' }]}
      />
      {gallerySections.map(({ films, stills }, index) => {
        const section = words.sections[index];
        return (
          <Section key={section?.sectionTitle} ground={index % 2 ? 'linen' : 'paper'}>
            {index === 0 && <p className="mb-14 max-w-prose text-lg text-muted">{words.intro}</p>}
            <Overline>{words.overline}</Overline>
            <h2 className="font-display text-section">{section?.sectionTitle}</h2>
            <p className="mt-4 mb-9 max-w-prose text-muted">{section?.text}</p>
            {index === 0 && <FirstScreenEnd />}
            <MediaGrid
              items={[...films, ...stills]}
              captions={[...(section?.filmCaptions ?? []), ...(section?.stillCaptions ?? [])]}
              locale={locale}
              inPlace
            />
          </Section>
        );
      })}
      <ChatCall {...words.banner} picture={galleryBanner} message={chat.general} locale={locale} />
      <PageData path="/gallery" locale={locale} />
      <PlayInPlace words={{ mediaMissing, openMedia }} />
      <PagePreview limit="90vh" locale={locale} />
    </>
  );
}
