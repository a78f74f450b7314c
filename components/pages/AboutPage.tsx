import { ContactBand } from '@/components/contact/sections';
import { Picture, pairSizes } from '@/components/picture/Picture';
import { PageTop } from '@/components/shell/PageTop';
import { JsonLd, Paragraphs, TextSection, TitledSection } from '@/components/ui';
import { getDictionary } from '@/lib/content';
import { aboutPage } from '@/lib/content/collections';
import { captionText } from '@/lib/media/item';
import type { PageProps } from '@/lib/pages';
import { business } from '@/lib/structured-data/business';

export function AboutPage({ page, locale }: PageProps) {
  const words = getDictionary(locale).aboutPage;
  return (
    <>
      <PageTop page={page} words={words} withPicture>
        <div className="grid gap-x-14 gap-y-4 md:grid-cols-2">
          <Paragraphs texts={words.intro} />
        </div>
      </PageTop>
      <TextSection ground="deep" items={words.values} across={3} />
      <TextSection
        heading={{ id: 'expertise', ...words.expertise }}
        items={words.skills}
        across={3}
      />
      {aboutPage.workPictures.length > 0 && (
        <TitledSection ground="linen" id="work" {...words.work}>
          <ul className="grid gap-x-7 gap-y-10 sm:grid-cols-2">
            {aboutPage.workPictures.map(({ picture, caption }) => (
              <li key={picture}>
                <figure>
                  <div data-enter="curtain" className="frame aspect-[3/2]">
                    <Picture src={picture} locale={locale} sizes={pairSizes} />
                  </div>
                  <figcaption className="mt-3 max-w-prose text-sm text-muted">
                    {captionText({ type: 'image', src: picture, caption }, locale)}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <JsonLd nodes={[business(locale)]} />
      <ContactBand {...words.contact} page={page} />
    </>
  );
}
