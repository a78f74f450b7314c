import type { PictureFiles } from '@/lib/media/index';
import { forFirstScreen, srcSetOf } from '@/lib/media/srcset';
import { withBasePath } from '@/lib/urls';
import { type Focus, focusPosition } from './focus';

export interface PictureSlot {
  /** As in HTML; for a cropped picture, widths before the crop. */
  readonly sizes: string;
  /** For the picture that is the largest paint. */
  readonly priority?: boolean | undefined;
  /** For the frame; `imgClassName` for the picture in it. */
  readonly className?: string | undefined;
  readonly imgClassName?: string | undefined;
}

interface Twins {
  readonly files: PictureFiles;
  readonly evening?: PictureFiles | undefined;
}

interface PictureMarkupProps extends PictureSlot, Twins {
  readonly alt: string;
  readonly focus?: Focus | undefined;
  /** A portrait picture for phones; those without AVIF crop the landscape one. */
  readonly tall?: (Twins & { readonly focus: Focus }) | undefined;
}

const leastWider = 640;
const phone = `(max-width: ${leastWider - 0.02}px)`;

/** Where the evening twin is shown until a script knows the chosen theme (browser/evening.ts): never in print. */
const systemEvening = 'screen and (prefers-color-scheme: dark)';

interface SourcesProps extends Twins {
  readonly sizes: string;
  readonly shownAt: string;
  /** The narrowest screen that shows them, if not the narrowest supported. */
  readonly narrowest?: number | undefined;
  readonly media?: string;
}

function Sources({ files, evening, sizes, shownAt, narrowest, media }: SourcesProps) {
  const rest = media ? ` and ${media}` : '';
  const shared = { type: 'image/avif', sizes: shownAt };
  // Only a portrait picture has other proportions than the <img>.
  const size = media ? { width: files.width, height: files.height } : {};
  return (
    <>
      {evening && (
        <source
          media={systemEvening + rest}
          data-evening={rest}
          {...size}
          {...shared}
          srcSet={srcSetOf(evening, sizes, narrowest)}
        />
      )}
      <source media={media} {...size} {...shared} srcSet={srcSetOf(files, sizes, narrowest)} />
    </>
  );
}

/** A picture as AVIF in several widths, with one WebP as fallback, and its evening twin in the evening theme. */
export function PictureMarkup(props: PictureMarkupProps) {
  const { files, evening, alt, sizes, focus, tall, priority, className, imgClassName } = props;
  const position = focusPosition(focus, tall?.focus);
  const shared = { sizes, shownAt: priority ? forFirstScreen(sizes) : sizes };
  const classes = [imgClassName, position.className, evening ? undefined : 'without-twin'];
  return (
    <picture className={className}>
      {tall && <Sources {...tall} {...shared} media={phone} />}
      {/* A cropped picture is rendered wider than the screen. */}
      <Sources files={files} evening={evening} {...shared} narrowest={tall && leastWider + 1} />
      {/* src comes last: some browsers start loading it before they read later attributes. */}
      <img
        alt={alt}
        width={files.width}
        height={files.height}
        className={classes.filter(Boolean).join(' ') || undefined}
        style={position.style}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        src={withBasePath(files.webp)}
      />
    </picture>
  );
}
