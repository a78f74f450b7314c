import type { FilmId } from '@/content/types';
import { filmSources } from '@/lib/media/urls';

interface NativeFilmProps {
  readonly src: FilmId;
  readonly caption: string;
}

/** A self-hosted film in a native player, for pages without JavaScript; until it plays, only the poster loads. */
export function NativeFilm({ src, caption }: NativeFilmProps) {
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
