import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Picture } from '@/components/ui/Picture';
import type { PictureId } from '@/content/types';
import type { Page } from '@/lib/pages/page';

interface BannerProps {
  readonly page: Page;
  /** The words on the picture, where they are not the page’s heading. */
  readonly words?: string;
  /** The picture glides while the banner leaves the screen; phones show this upright one instead. */
  readonly parallax?: PictureId;
}

/**
 * Drawn widths before the crop: the frame is at least 300, 400, 500 px high, the parallax 400 px more, with a picture of
 * 3:4 on phones, which moves too much to be looked at closely: dense screens take it at 1.6 to 1.75.
 */
const sizes = {
  still:
    '(min-width: 1024px) max(100vw, 889px), (min-width: 640px) max(100vw, 712px), max(100vw, 534px)',
  parallax:
    '(min-width: 1024px) max(100vw, 1600px), (min-width: 640px) max(100vw, 1423px), (min-resolution: 2.5dppx) 275px, (min-resolution: 1.5dppx) 410px, max(100vw, 525px)',
} as const;

/** The page's picture across the whole width, with the breadcrumbs and the heading on it. */
export function Banner({ page, words = page.heading, parallax }: BannerProps) {
  return (
    <div className={`banner scrim ${parallax ? 'parallax' : ''}`}>
      <Picture
        src={page.picture}
        tall={parallax}
        locale={page.locale}
        sizes={sizes[parallax ? 'parallax' : 'still']}
        priority
      />
      <div className="container-page banner-words">
        <Breadcrumbs page={page} onPicture />
        <h1 className="font-display text-page">{words}</h1>
      </div>
    </div>
  );
}
