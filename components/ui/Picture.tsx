import { preload } from 'react-dom';
import { type PictureId, pictures } from '@/content/pictures';
import type { Locale, PictureRef, RemotePicture } from '@/content/types';
import { pictureFiles } from '@/lib/media';
import { PictureMarkup, type PictureSlot } from './PictureMarkup';

interface PictureProps extends PictureSlot {
  readonly src: PictureRef;
  readonly locale: Locale;
  /** In place of the manifest's words; '' for a picture that only repeats what is said beside it. */
  readonly alt?: string;
  /** An upright picture that phones show instead. */
  readonly tall?: PictureId | undefined;
}

/** A picture of the manifest with its words; one of another host is shown as it is. */
export function Picture({ src, locale, alt, tall, ...slot }: PictureProps) {
  if (typeof src === 'object') {
    return <RemoteImage picture={src} alt={alt ?? src.alt[locale]} {...slot} />;
  }
  const entry = pictures[src];
  return (
    <PictureMarkup
      files={pictureFiles(src)}
      alt={alt ?? entry.alt[locale]}
      focus={entry.focus}
      tall={tall && { files: pictureFiles(tall), focus: pictures[tall].focus }}
      {...slot}
    />
  );
}

interface RemoteImageProps extends PictureSlot {
  readonly picture: RemotePicture;
  readonly alt: string;
}

function RemoteImage({ picture, alt, priority, className, imgClassName }: RemoteImageProps) {
  if (priority === true) preload(picture.src, { as: 'image', fetchPriority: 'high' });
  return (
    <picture className={className}>
      <img
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={imgClassName}
        decoding="async"
        {...(priority === true ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        src={picture.src}
      />
    </picture>
  );
}
