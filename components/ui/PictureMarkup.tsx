import { preload } from 'react-dom';
import type { PictureFiles } from '@/lib/media';
import { addressesOf, forFirstScreen } from '@/lib/srcset';
import { type Focus, focusPosition } from './focus';

export interface PictureSlot {
  /** Widths at which the picture is drawn, as in HTML; where it is cropped, before the crop. */
  readonly sizes: string;
  /**
   * For the first screen's main picture only: fetched before all others. 'wide' where it is on the
   * first screen from 1024 px up only.
   */
  readonly priority?: boolean | 'wide' | undefined;
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
    imageSizes: forFirstScreen(sizes),
    fetchPriority: 'high',
    media,
  });
}

function uprightSource(
  files: PictureFiles,
  format: 'avif' | 'webp',
  sizes: string,
  shownAt: string,
) {
  return (
    <source
      media={phone}
      type={`image/${format}`}
      srcSet={addressesOf(files, format, sizes).srcSet}
      sizes={shownAt}
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
  const first = priority === true;
  const shownAt = first ? forFirstScreen(sizes) : sizes;
  if (priority === 'wide') preloadAvif(files, sizes, '(min-width: 1024px)');
  if (first) {
    if (tall) preloadAvif(tall.files, sizes, phone);
    preloadAvif(files, sizes, tall && wider);
  }
  return (
    <picture className={className}>
      {tall && uprightSource(tall.files, 'avif', sizes, shownAt)}
      {tall && uprightSource(tall.files, 'webp', sizes, shownAt)}
      <source type="image/avif" srcSet={addressesOf(files, 'avif', sizes).srcSet} sizes={shownAt} />
      {/* src stands last: some browsers begin to fetch it before they read what follows. */}
      <img
        alt={alt}
        width={files.width}
        height={files.height}
        className={[imgClassName, position.className].filter(Boolean).join(' ') || undefined}
        style={position.style}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        sizes={shownAt}
        srcSet={webp.srcSet}
        src={webp.largest}
      />
    </picture>
  );
}
