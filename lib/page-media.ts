import { workPictures } from '@/content/about';
import { blinds, curtains, services } from '@/content/collections';
import { gallerySections } from '@/content/gallery';
import { curtainCards, featureImages, heroSlides } from '@/content/home';
import { type PictureId, pictures } from '@/content/pictures';
import type { Path } from '@/content/routes';
import type { Category, Locale, MediaItem } from '@/content/types';
import { wordsOf } from '@/content/words';
import { categoryPath } from './category-path';

/** A picture or a film of a page, with the words below it. */
export interface CaptionedMedia {
  readonly item: MediaItem;
  readonly caption: string;
}

function captioned(
  items: readonly MediaItem[],
  captions: readonly string[],
): readonly CaptionedMedia[] {
  return items.map((item, index) => ({ item, caption: captions[index] ?? '' }));
}

/** Pictures that have no words but those of the manifest. */
function plain(ids: readonly PictureId[], locale: Locale): readonly CaptionedMedia[] {
  return captioned(
    ids.map((src) => ({ type: 'image', src })),
    ids.map((id) => pictures[id].alt[locale]),
  );
}

function gallery(locale: Locale): readonly CaptionedMedia[] {
  const { sections } = wordsOf(locale).galleryPage;
  return gallerySections.flatMap(({ films, stills }, index) => [
    ...captioned(films, sections[index]?.filmCaptions ?? []),
    ...captioned(stills, sections[index]?.stillCaptions ?? []),
  ]);
}

const banners = (categories: readonly Category[]) => categories.map(({ banner }) => banner);

/** What a page shows besides the picture of its banner; what is decoration or sample stays out. */
export function pageMedia(path: Path, locale: Locale): readonly CaptionedMedia[] {
  switch (path) {
    case '/': {
      const heroes = heroSlides.map(({ image }) => image);
      const cards = curtainCards.map(({ image }) => image);
      return plain([...heroes, ...cards, ...featureImages], locale);
    }
    case '/service':
      return plain(
        services.map(({ image }) => image),
        locale,
      );
    case '/gallery':
      return gallery(locale);
    case '/curtains':
      return plain(banners(curtains), locale);
    case '/blinds':
      return plain(banners(blinds), locale);
    case '/about':
      return captioned(
        workPictures.map((src) => ({ type: 'image', src })),
        wordsOf(locale).aboutPage.work.captions,
      );
  }
  const category = [...curtains, ...blinds].find((entry) => categoryPath(entry) === path);
  if (category) return captioned(category.media, category.words[locale].captions);
  const service = services.find(({ id }) => path === `/service/${id}`);
  return service ? plain(service.galleryImage, locale) : [];
}
