import { NativeFilm } from '@/components/film/NativeFilm';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/content/dictionary';
import type { Locale, MediaItem } from '@/content/types';
import { altText } from '@/lib/media/alt-text';
import { mediaAnchor } from '@/lib/media/anchor';
import { filmSources, largestPicture } from '@/lib/media/urls';
import { fill } from '@/lib/text/fill';
import { EnquiryLink } from './EnquiryLink';
import { MediaLink } from './MediaLink';
import { MediaPicture } from './MediaPicture';

interface MediaFigureProps {
  readonly item: MediaItem;
  readonly caption: string;
  readonly locale: Locale;
  readonly sizes: string;
  /** Whether a film plays in place (`playFilmsInPlace`) instead of in the dialog. */
  readonly inPlace?: boolean;
}

/** The link's target and the data that the dialog and the player read, for each kind of item. */
function mediaOf(item: MediaItem) {
  if (item.type === 'image') return { href: largestPicture(item.src), data: {} };
  if (item.type === 'remote-image') return { href: item.src, data: {} };
  if (item.type === 'hosted-video') return { href: item.src, data: { 'data-embed': item.src } };
  const { mp4, webm, poster } = filmSources(item.src);
  return { href: mp4, data: { 'data-film': mp4, 'data-webm': webm, 'data-poster': poster } };
}

/** A picture or a film's poster with its caption; a press opens it in the dialog, or plays it in place. */
export function MediaFigure({ item, caption, locale, sizes, inPlace }: MediaFigureProps) {
  const { ui } = getDictionary(locale);
  const film = item.type === 'video' || item.type === 'hosted-video';
  const { href, data } = mediaOf(item);
  const anchor = mediaAnchor(item.src);
  const opens = film && inPlace ? 'film' : 'preview';
  return (
    <figure
      id={anchor}
      data-enter="figure"
      className={film ? 'film' : undefined}
      data-caption={caption}
      data-preview-item={opens === 'preview' ? '' : undefined}
      {...data}
    >
      <div className="frame curtain relative aspect-[3/2]">
        <MediaLink
          href={href}
          // Screen readers already read the caption twice: as the figure's name, and below it.
          label={fill(film ? ui.playFilm : ui.preview, { name: altText(item, caption, locale) })}
          opens={opens}
          className={`block size-full${item.type === 'video' ? ' noscript:hidden' : ''}`}
        >
          <MediaPicture item={item} caption={caption} locale={locale} sizes={sizes} />
          <span aria-hidden="true" className={film ? 'play-mark' : 'magnifier'}>
            <Icon name={film ? 'play' : 'magnifier'} />
          </span>
        </MediaLink>
        {item.type === 'video' && <NativeFilm src={item.src} caption={caption} />}
      </div>
      <figcaption className="mt-3 text-sm text-muted">
        {caption}
        {opens === 'film' && <EnquiryLink name={caption} anchor={anchor} locale={locale} />}
      </figcaption>
    </figure>
  );
}
