import type { FilmId } from '@/content/films';
import { films } from '@/content/films';
import type { HostedVideo, Locale } from '@/content/types';
import { filmFiles } from '@/lib/media';
import { Picture } from './Picture';
import { PictureMarkup } from './PictureMarkup';

interface PosterPictureProps {
  readonly src: FilmId | HostedVideo;
  readonly locale: Locale;
  readonly sizes: string;
}

/** The still that stands for a film until it is played. */
export function PosterPicture({ src, locale, sizes }: PosterPictureProps) {
  if (typeof src !== 'string') return <Picture src={src.poster} locale={locale} sizes={sizes} />;
  return <PictureMarkup files={filmFiles(src).poster} alt={films[src].alt[locale]} sizes={sizes} />;
}
