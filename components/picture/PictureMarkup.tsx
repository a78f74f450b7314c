import { preload } from 'react-dom';
import { type Focus, focusPosition } from '@/components/ui/focus';
import type { PictureFiles } from '@/lib/media/index';
import { forFirstScreen, srcSetOf } from '@/lib/media/srcset';
import { withBasePath } from '@/lib/urls';

export interface PictureSlot {
  /** As in HTML; for a cropped picture, widths before the crop. */
  readonly sizes: string;
  /**
   * For the picture that is the largest paint only: high priority. 'wide' if it is above the fold only from
   * 1024 px.
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
  /** A portrait picture for phones; those without AVIF crop the landscape one. */
  readonly tall?: { readonly files: PictureFiles; readonly focus: Focus } | undefined;
}

/** Breakpoint from which the landscape picture is shown (pixels). */
const leastWider = 640;
const phone = `(max-width: ${leastWider - 0.02}px)`;

/** A picture above the fold only on wide screens is lazy in the markup, for the others. */
function preloadWhereWide(files: PictureFiles, sizes: string) {
  // React ignores the href if there is an imageSrcSet.
  preload(withBasePath(files.webp), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSetOf(files, sizes),
    imageSizes: forFirstScreen(sizes),
    fetchPriority: 'high',
    media: '(min-width: 1024px)',
  });
}

/** A picture as AVIF in several widths, with one WebP as fallback. */
export function PictureMarkup(props: PictureMarkupProps) {
  const { files, alt, sizes, focus, tall, priority, className, imgClassName } = props;
  const position = focusPosition(focus, tall?.focus);
  const first = priority === true;
  const shownAt = first ? forFirstScreen(sizes) : sizes;
  // A cropped picture is rendered wider than the screen.
  const narrowest = tall && leastWider + 1;
  if (priority === 'wide') preloadWhereWide(files, sizes);
  return (
    <picture className={className}>
      {tall && (
        <source
          media={phone}
          width={tall.files.width}
          height={tall.files.height}
          type="image/avif"
          srcSet={srcSetOf(tall.files, sizes)}
          sizes={shownAt}
        />
      )}
      <source type="image/avif" srcSet={srcSetOf(files, sizes, narrowest)} sizes={shownAt} />
      {/* src comes last: some browsers start loading it before they read later attributes. */}
      <img
        alt={alt}
        width={files.width}
        height={files.height}
        className={[imgClassName, position.className].filter(Boolean).join(' ') || undefined}
        style={position.style}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        src={withBasePath(files.webp)}
      />
    </picture>
  );
}
