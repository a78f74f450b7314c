import type { ComponentProps } from 'react';
import { pictureEntry } from '@/lib/content/media';
import type { Locale, PictureId } from '@/lib/content/types';
import { pictureFiles } from '@/lib/media/index';
import { PictureMarkup, type PictureSlot } from './PictureMarkup';

interface PictureProps extends PictureSlot {
  readonly src: PictureId;
  readonly locale: Locale;
  /** Overrides the entry's alternative text; '' for a decorative picture. */
  readonly alt?: string;
  /** A portrait picture for phones. */
  readonly tall?: PictureId | undefined;
}

export function Picture({ src, locale, alt, tall, ...slot }: PictureProps) {
  const entry = pictureEntry(src);
  return (
    <PictureMarkup
      files={pictureFiles(src)}
      alt={alt ?? entry.words[locale].alt}
      focus={entry.focus}
      tall={tall ? { files: pictureFiles(tall), focus: pictureEntry(tall).focus } : undefined}
      {...slot}
    />
  );
}

export function RemotePicture({ alt, ...picture }: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: from another host, so it has no encoded versions
  return <img alt={alt} {...picture} loading="lazy" decoding="async" />;
}
