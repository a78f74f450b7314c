import { WhatsappLink } from '@/components/contact/WhatsappLink';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/content/dictionary';
import type { FilmId, Locale, MediaItem } from '@/content/types';
import { filmSources, largestPicture } from '@/lib/media/index';
import { altText, mediaAnchor } from '@/lib/media/item';
import { currentPage } from '@/lib/pages/current-page';
import { pageUrl } from '@/lib/pages/urls';
import { fill } from '@/lib/text/fill';
import { MediaLink } from './MediaLink';
import { MediaPicture } from './MediaPicture';

interface MediaFigureProps {
  readonly item: MediaItem;
  readonly caption: string;
  readonly locale: Locale;
  readonly sizes: string;
  /** Whether a film plays in place (`playFilmsInPlace`) instead of in the dialog. */
  readonly inPlace?: boolean;
}

/** The link's target and the data that the dialog and the player read, for each kind of item. */
function mediaOf(item: MediaItem) {
  if (item.type === 'image') return { href: largestPicture(item.src), data: {} };
  if (item.type === 'remote-image') return { href: item.src, data: {} };
  if (item.type === 'hosted-video') return { href: item.src, data: { 'data-embed': item.src } };
  const { mp4, webm, poster } = filmSources(item.src);
  return { href: mp4, data: { 'data-film': mp4, 'data-webm': webm, 'data-poster': poster } };
}

/** A self-hosted film in a native player, for pages without JavaScript; until it plays, only the poster loads. */
function NativeFilm({ src, caption }: { readonly src: FilmId; readonly caption: string }) {
  const { mp4, webm, poster } = filmSources(src);
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useMediaCaption: our films have no sound */}
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        aria-label={caption}
        className="absolute inset-0 size-full object-cover"
      >
        {webm && <source src={webm} type="video/webm" />}
        <source src={mp4} type="video/mp4" />
      </video>
    </noscript>
  );
}

interface EnquiryLinkProps {
  readonly name: string;
  readonly anchor: string;
  readonly locale: Locale;
}

/** A WhatsApp enquiry about a film that plays in place; the preview dialog has its own link. */
async function EnquiryLink({ name, anchor, locale }: EnquiryLinkProps) {
  const { path = '/' } = await currentPage();
  const { chat, ui } = getDictionary(locale);
  const address = `${pageUrl(path, locale)}#${anchor}`;
  return (
    <WhatsappLink
      line="cards"
      text={fill(chat.picture, { name, address })}
      locale={locale}
      label={`: ${name}`}
      className="block min-h-target w-fit content-center text-brand underline print:hidden"
    >
      {ui.askAboutThis}
    </WhatsappLink>
  );
}

/** A picture or a film's poster with its caption; a press opens it in the dialog, or plays it in place. */
export function MediaFigure({ item, caption, locale, sizes, inPlace }: MediaFigureProps) {
  const { ui } = getDictionary(locale);
  const film = item.type === 'video' || item.type === 'hosted-video';
  const { href, data } = mediaOf(item);
  const anchor = mediaAnchor(item.src);
  const opens = film && inPlace ? 'film' : 'preview';
  return (
    <figure
      id={anchor}
      data-enter="figure"
      className={film ? 'film' : undefined}
      data-caption={caption}
      data-preview-item={opens === 'preview' ? '' : undefined}
      {...data}
    >
      <div className="frame curtain relative aspect-[3/2]">
        <MediaLink
          href={href}
          // Screen readers already read the caption twice: as the figure's name, and below it.
          label={fill(film ? ui.playFilm : ui.preview, { name: altText(item, caption, locale) })}
          opens={opens}
          className={`block size-full${item.type === 'video' ? ' noscript:hidden' : ''}`}
        >
          <MediaPicture item={item} caption={caption} locale={locale} sizes={sizes} />
          <span aria-hidden="true" className={film ? 'play-mark' : 'magnifier'}>
            <Icon name={film ? 'play' : 'magnifier'} />
          </span>
        </MediaLink>
        {item.type === 'video' && <NativeFilm src={item.src} caption={caption} />}
      </div>
      <figcaption className="mt-3 text-sm text-muted">
        {caption}
        {opens === 'film' && <EnquiryLink name={caption} anchor={anchor} locale={locale} />}
      </figcaption>
    </figure>
  );
}
