import {
  type Detail as DetailEntry,
  inLanguage,
  type Locale,
  type PictureEntry,
  type PictureId,
  pictureEntry,
} from '@/lib/content';
import { eveningFiles, type PictureFiles, pictureFiles } from '@/lib/media/index';
import { forFirstScreen, srcSetOf } from '@/lib/media/srcset';
import { withBasePath } from '@/lib/urls';
import { besideSizes } from './picture-sizes';

export * from './picture-sizes';

export interface PictureProps {
  /** A picture of the content, or the files of a film's poster. */
  readonly src: PictureId | PictureFiles;
  readonly locale: Locale;
  readonly alt?: string | undefined;
  /** A picture for upright windows; browsers without AVIF crop the landscape one. */
  readonly tall?: PictureId | undefined;
  /** As in HTML; for a cropped picture, widths before the crop. */
  readonly sizes: string;
  /** For the picture that is the largest paint. */
  readonly priority?: boolean;
  readonly hasPreview?: boolean | undefined;
  /** What a crop in this place keeps, instead of the picture's own focal point. */
  readonly focus?: DetailEntry['focus'];
}

/** Windows that show the portrait picture (picture.css crops it by the same), and the narrowest of the others. */
const upright = '(orientation: portrait)';
const narrowestLandscape = 480;

/** Where the evening twin is shown until a script knows the chosen theme (browser/evening.ts): never in print. */
const systemEvening = 'screen and (prefers-color-scheme: dark)';

function twinsOf(src: PictureProps['src']) {
  if (typeof src !== 'string') return { files: src, evening: undefined, entry: undefined };
  return { files: pictureFiles(src), evening: eveningFiles(src), entry: pictureEntry(src) };
}

interface SourcesProps
  extends Pick<ReturnType<typeof twinsOf>, 'files' | 'evening'>,
    Pick<PictureProps, 'hasPreview'> {
  readonly sizes: string;
  readonly shownAt: string;
  /** The narrowest screen that shows them, if not the narrowest supported. */
  readonly narrowest?: number | undefined;
  readonly media?: string;
}

function Sources(props: SourcesProps) {
  const { files, evening, sizes, shownAt, narrowest, hasPreview, media } = props;
  const rest = media ? ` and ${media}` : '';
  // Only a portrait picture has other proportions than the <img>.
  const size = media && { width: files.width, height: files.height };
  const attributes = (own: PictureFiles) => {
    const srcSet = srcSetOf(own, sizes, narrowest, hasPreview);
    // A single file needs none, and each byte of a product's page counts (tests/export/pages/weight.ts).
    const choice = srcSet.includes(',') ? shownAt : undefined;
    return { ...size, type: 'image/avif', sizes: choice, srcSet };
  };
  return (
    <>
      {evening && (
        <source media={systemEvening + rest} data-evening={rest} {...attributes(evening)} />
      )}
      <source media={media} {...attributes(files)} />
    </>
  );
}

const position = (focus: PictureEntry['focus']) => `${focus.x}% ${focus.y}%`;

/** Where CSS crops the picture (picture.css), by default around its centre; a picture for upright windows has its own focal point. */
function focusStyle(focus?: DetailEntry['focus'], tall?: PictureEntry['focus']) {
  const [wide, upright] = [focus && position(focus), tall && position(tall)];
  const isCentred = wide === '50% 50%' && (upright ?? wide) === wide;
  const style = { '--focus': wide, '--focus-tall': upright, '--zoom': focus?.zoom };
  return wide && !(isCentred && !focus?.zoom) ? style : undefined;
}

/** A picture as AVIF in several widths, with one WebP as fallback, and its evening twin in the evening theme. */
export function Picture(props: PictureProps) {
  const { src, locale, alt, tall, sizes, priority, hasPreview, focus } = props;
  const { files, evening, entry } = twinsOf(src);
  const tallTwins = tall ? twinsOf(tall) : undefined;
  const shared = { sizes, hasPreview, shownAt: priority ? forFirstScreen(sizes) : sizes };
  return (
    <picture>
      {tallTwins && <Sources {...tallTwins} {...shared} media={upright} />}
      {/* A cropped picture is rendered wider than the screen. */}
      <Sources
        files={files}
        evening={evening}
        {...shared}
        narrowest={tallTwins && narrowestLandscape}
      />
      {/* src comes last: some browsers start loading it before they read later attributes. */}
      <img
        alt={alt ?? (entry && inLanguage(entry, locale).alt)}
        width={files.width}
        height={files.height}
        className={evening ? undefined : 'without-twin'}
        style={focusStyle(focus ?? entry?.focus, tallTwins?.entry?.focus)}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        src={withBasePath(files.webp)}
      />
    </picture>
  );
}

interface DetailProps extends DetailEntry {
  readonly locale: Locale;
  readonly priority?: boolean;
}

/** The picture of `Beside`. */
export function Detail({ picture, alt, locale, ...rest }: DetailProps) {
  const sizes = besideSizes(rest.focus?.zoom);
  return <Picture src={picture} alt={alt?.[locale]} locale={locale} sizes={sizes} {...rest} />;
}

/** Style of a frame with the proportions of its picture, which is loaded late. */
export function proportionsOf(id: PictureId) {
  const { width, height } = pictureFiles(id);
  return { aspectRatio: `${width} / ${height}` };
}
