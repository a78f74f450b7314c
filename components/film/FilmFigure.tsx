import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { PosterPicture } from '@/components/ui/PosterPicture';
import { gridSizes } from '@/components/ui/picture-sizes';
import { type FilmId, films } from '@/content/films';
import type { HostedVideo, Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { fill } from '@/lib/fill';
import { filmSources } from '@/lib/film-sources';

interface FilmFigureProps {
  readonly film: FilmId | HostedVideo;
  readonly caption: string;
  readonly locale: Locale;
}

interface OwnFilmProps {
  readonly id: FilmId;
  readonly locale: Locale;
}

/**
 * One clear pixel: without a poster Chromium paints the player's place dark, over the picture behind it.
 * (No SVG: a browser sets up a document for each.)
 */
const clearPoster =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The browser's own player: nothing of the film is fetched before it is pressed. */
function OwnFilm({ id, locale }: OwnFilmProps) {
  const { mp4, webm, width, height } = filmSources(id);
  const { ui } = wordsOf(locale);
  return (
    <>
      {/* Not the film's own poster: that would be fetched at once, however far below, and in one size. */}
      <PosterPicture
        src={id}
        locale={locale}
        sizes={gridSizes}
        alt=""
        imgClassName="absolute size-full object-cover"
      />
      <video
        controls
        loop
        muted
        playsInline
        preload="none"
        poster={clearPoster}
        width={width}
        height={height}
        aria-label={films[id].alt[locale]}
        className="relative size-full object-cover"
        data-own-film=""
      >
        {webm && <source src={webm} type="video/webm" />}
        <source src={mp4} type="video/mp4" />
        <p>
          {ui.mediaMissing} <a href={mp4}>{ui.openMedia}</a>
        </p>
      </video>
    </>
  );
}

/** A poster with a link to the host's player, which replaces it when it is pressed. */
function HostedFilm({ film, caption, locale }: FilmFigureProps & { readonly film: HostedVideo }) {
  return (
    <a
      href={film.embed}
      data-embed={film.embed}
      data-caption={caption}
      aria-label={fill(wordsOf(locale).ui.playFilm, { name: caption })}
      className="block size-full"
    >
      <Picture src={film.poster} locale={locale} sizes={gridSizes} alt="" />
      <span aria-hidden="true" className="play-mark">
        <Icon name="play" />
      </span>
    </a>
  );
}

/** A film that plays where it stands, with its caption. */
export function FilmFigure({ film, caption, locale }: FilmFigureProps) {
  return (
    <figure>
      <div className="frame relative aspect-[3/2]">
        {typeof film === 'string' ? (
          <>
            <OwnFilm id={film} locale={locale} />
            <button
              type="button"
              hidden
              data-play-own=""
              aria-label={fill(wordsOf(locale).ui.playFilm, { name: caption })}
              className="film-button"
            >
              <span className="play-mark">
                <Icon name="play" />
              </span>
            </button>
          </>
        ) : (
          <HostedFilm film={film} caption={caption} locale={locale} />
        )}
      </div>
      <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
