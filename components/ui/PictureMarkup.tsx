import { preload } from 'react-dom';
import type { PictureFiles } from '@/lib/media';
import { addressesOf } from '@/lib/srcset';
import { type Focus, focusPosition } from './focus';

export interface PictureSlot {
  /** Widths at which the picture is drawn, as in HTML; where it is cropped, before the crop. */
  readonly sizes: string;
  /** For the first screen's main picture only: fetched before all others. */
  readonly priority?: boolean | undefined;
  /** For the frame; `imgClassName` for the picture in it. */
  readonly className?: string | undefined;
  readonly imgClassName?: string | undefined;
}

interface PictureMarkupProps extends PictureSlot {
  readonly files: PictureFiles;
  readonly alt: string;
  readonly focus?: Focus | undefined;
  /** An upright picture that phones show instead. */
  readonly tall?: { readonly files: PictureFiles; readonly focus: Focus } | undefined;
}

const phone = '(max-width: 639px)';
const wider = '(min-width: 640px)';

function preloadAvif(files: PictureFiles, sizes: string, media: string | undefined) {
  const { srcSet, largest } = addressesOf(files, 'avif', sizes);
  preload(largest, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}

function uprightSource(files: PictureFiles, format: 'avif' | 'webp', sizes: string) {
  return (
    <source
      media={phone}
      type={`image/${format}`}
      srcSet={addressesOf(files, format, sizes).srcSet}
      sizes={sizes}
      width={files.width}
      height={files.height}
    />
  );
}

/** A picture that the browser fetches in the format it reads and the width it shows. */
export function PictureMarkup(props: PictureMarkupProps) {
  const { files, alt, sizes, focus, tall, priority, className, imgClassName } = props;
  const position = focusPosition(focus, tall?.focus);
  const webp = addressesOf(files, 'webp', sizes);
  if (priority) {
    if (tall) preloadAvif(tall.files, sizes, phone);
    preloadAvif(files, sizes, tall && wider);
  }
  return (
    <picture className={className}>
      {tall && uprightSource(tall.files, 'avif', sizes)}
      {tall && uprightSource(tall.files, 'webp', sizes)}
      <source type="image/avif" srcSet={addressesOf(files, 'avif', sizes).srcSet} sizes={sizes} />
      {/* src stands last: some browsers begin to fetch it before they read what follows. */}
      <img
        alt={alt}
        width={files.width}
        height={files.height}
        className={[imgClassName, position.className].filter(Boolean).join(' ') || undefined}
        style={position.style}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        sizes={sizes}
        srcSet={webp.srcSet}
        src={webp.largest}
      />
    </picture>
  );
}
