import type { FilmId } from '@/content/types';
import { filmSources } from '@/lib/media/urls';

interface NativeFilmProps {
  readonly src: FilmId;
  readonly caption: string;
}

/** A film of ours in the browser's own player, for a page without JavaScript; before a press only its poster loads. */
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
