import type { ComponentProps } from 'react';
import { pictureEntry } from '@/lib/content/media';
import type { Locale, PictureId } from '@/lib/content/types';
import { eveningFiles, pictureFiles } from '@/lib/media/index';
import { PictureMarkup, type PictureSlot } from './PictureMarkup';

interface PictureProps extends PictureSlot {
  readonly src: PictureId;
  readonly locale: Locale;
  readonly alt?: string;
  readonly tall?: PictureId | undefined;
}

const twinsOf = (id: PictureId) => ({
  files: pictureFiles(id),
  evening: eveningFiles(id),
  focus: pictureEntry(id).focus,
});

export function Picture({ src, locale, alt, tall, ...slot }: PictureProps) {
  return (
    <PictureMarkup
      {...twinsOf(src)}
      alt={alt ?? pictureEntry(src).words[locale].alt}
      tall={tall ? twinsOf(tall) : undefined}
      {...slot}
    />
  );
}

/** Style of a frame with the proportions of its picture, which is loaded late. */
export function proportionsOf(id: PictureId) {
  const { width, height } = pictureFiles(id);
  return { aspectRatio: `${width} / ${height}` };
}

export function RemotePicture({ alt, ...picture }: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: from another host, so it has no encoded versions
  return <img alt={alt} {...picture} loading="lazy" decoding="async" />;
}
