import { Picture, RemotePicture } from '@/components/ui/Picture';
import { PictureMarkup } from '@/components/ui/PictureMarkup';
import { filmEntry } from '@/content/media';
import type { Locale, MediaItem } from '@/content/types';
import { filmFiles } from '@/lib/media/index';

interface MediaPictureProps {
  readonly item: MediaItem;
  /** Alternative text for items without words of their own. */
  readonly caption: string;
  readonly locale: Locale;
  readonly sizes: string;
}

/** An item's thumbnail: the picture, or a film's poster. */
export function MediaPicture({ item, caption, locale, sizes }: MediaPictureProps) {
  switch (item.type) {
    case 'image':
      return <Picture src={item.src} locale={locale} sizes={sizes} />;
    case 'remote-image':
      return <RemotePicture {...item} alt={caption} />;
    case 'hosted-video':
      return <Picture src={item.poster} locale={locale} sizes={sizes} />;
    case 'video': {
      const { alt } = filmEntry(item.src).words[locale];
      return <PictureMarkup files={filmFiles(item.src).poster} alt={alt} sizes={sizes} />;
    }
  }
}
