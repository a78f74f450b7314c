import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { PosterPicture } from '@/components/ui/PosterPicture';
import type { Locale, MediaItem } from '@/content/types';
import { wordsOf } from '@/content/words';
import { altText } from '@/lib/alt-text';
import { fill } from '@/lib/fill';
import { filmSources } from '@/lib/film-sources';
import { largestPicture } from '@/lib/largest-picture';
import { MediaLink } from './MediaLink';

interface MediaFigureProps {
  readonly item: MediaItem;
  readonly caption: string;
  readonly locale: Locale;
  readonly sizes: string;
  /** Whether a film plays where it stands (`PlayInPlace`), not in the dialog. */
  readonly inPlace?: boolean;
}

/** The link's target and the data that the dialog and the player read, for each kind of item. */
function mediaOf(item: MediaItem) {
  if (item.type === 'image') {
    const href = typeof item.src === 'string' ? largestPicture(item.src) : item.src.src;
    return { href, data: {} };
  }
  if (typeof item.src !== 'string') {
    return { href: item.src.embed, data: { 'data-embed': item.src.embed } };
  }
  const { mp4, webm, poster } = filmSources(item.src);
  return { href: mp4, data: { 'data-film': mp4, 'data-webm': webm, 'data-poster': poster } };
}

/** A picture or a film's poster with its caption; a press opens it in the dialog, or plays it in place. */
export function MediaFigure({ item, caption, locale, sizes, inPlace }: MediaFigureProps) {
  const { ui } = wordsOf(locale);
  const film = item.type === 'video';
  const { href, data } = mediaOf(item);
  const opens = film && inPlace ? 'film' : 'preview';
  return (
    <figure
      data-enter="figure"
      data-caption={caption}
      data-preview-item={opens === 'preview' ? '' : undefined}
      {...data}
    >
      <div className="frame curtain relative aspect-[3/2]">
        <MediaLink
          href={href}
          // The caption is said twice already, as the figure's name and below it.
          label={fill(film ? ui.playFilm : ui.preview, { name: altText(item, locale) })}
          opens={opens}
          className="block size-full"
        >
          {film ? (
            <PosterPicture src={item.src} locale={locale} sizes={sizes} />
          ) : (
            <Picture src={item.src} locale={locale} sizes={sizes} />
          )}
          <span aria-hidden="true" className={film ? 'play-mark' : 'magnifier'}>
            <Icon name={film ? 'play' : 'magnifier'} />
          </span>
        </MediaLink>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
