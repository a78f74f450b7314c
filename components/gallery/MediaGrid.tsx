import { gridSizes, Picture } from '@/components/picture/Picture';
import { Icon } from '@/components/ui/Icon';
import { type FilmId, getDictionary, type Locale, type MediaItem } from '@/lib/content';
import { filmFiles, filmSources, largestPicture } from '@/lib/media/index';
import { altText, captionText, mediaAnchor } from '@/lib/media/item';
import { fill } from '@/lib/text';

interface ItemProps {
  /** Whether films play in place (`FilmPlayer`) instead of in the dialog; phones then have stills in two columns. */
  readonly inPlace?: boolean;
  readonly locale: Locale;
}

function targetOf(item: MediaItem): string {
  if (item.type === 'image') return largestPicture(item.src);
  return item.type === 'video' ? filmSources(item.src).mp4 : item.src;
}

function stillOf(item: Exclude<MediaItem, { readonly type: 'remote-image' }>) {
  if (item.type === 'video') return filmFiles(item.src).poster;
  return item.type === 'image' ? item.src : item.poster;
}

/** A self-hosted film in a native player, for pages without JavaScript; until it plays, only the poster loads. */
function NativeFilm({ src, caption }: { readonly src: FilmId; readonly caption: string }) {
  const { mp4, webm, poster } = filmSources(src);
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useMediaCaption: our films have no sound */}
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        aria-label={caption}
        className="absolute inset-0 size-full object-cover"
      >
        {webm && <source src={webm} type="video/webm" />}
        <source src={mp4} type="video/mp4" />
      </video>
    </noscript>
  );
}

/** A picture or a film's poster with its caption; a press opens it in the dialog, or plays it in place. */
function MediaFigure({ item, locale, inPlace }: ItemProps & { readonly item: MediaItem }) {
  const { ui } = getDictionary(locale);
  const film = item.type === 'video' || item.type === 'hosted-video';
  const alt = altText(item, locale);
  const caption = captionText(item, locale);
  const opens = film && inPlace ? 'FilmPlayer' : 'PreviewDialog';
  return (
    <figure
      id={mediaAnchor(item.src)}
      data-enter="figure"
      className={film ? 'film' : undefined}
      data-preview-item={opens === 'PreviewDialog' ? '' : undefined}
      data-embed={item.type === 'hosted-video' ? item.src : undefined}
    >
      <div className="frame relative aspect-[3/2]">
        <a
          href={targetOf(item)}
          // Screen readers already read the caption twice: as the figure's name, and below it.
          aria-label={fill(film ? ui.playFilm : ui.preview, { name: alt })}
          data-wait={opens}
          className={`block size-full${item.type === 'video' ? ' noscript:hidden' : ''}`}
        >
          {item.type === 'remote-image' ? (
            <img src={item.src} width={item.width} height={item.height} alt={alt} loading="lazy" />
          ) : (
            <Picture
              src={stillOf(item)}
              alt={alt}
              sizes={gridSizes}
              hasPreview={!film}
              locale={locale}
            />
          )}
          <span aria-hidden="true" className={film ? 'play-mark' : 'magnifier'}>
            <Icon name={film ? 'play' : 'magnifier'} />
          </span>
        </a>
        {item.type === 'video' && <NativeFilm src={item.src} caption={caption} />}
      </div>
      <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}

export const MediaGrid = ({
  items,
  ...shared
}: ItemProps & { readonly items: readonly MediaItem[] }) => (
  <div
    data-preview-group=""
    className={`grid gap-x-7 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3${shared.inPlace ? ' stills-in-pairs' : ''}`}
  >
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, and one may be there twice
      <MediaFigure key={index} item={item} {...shared} />
    ))}
  </div>
);
