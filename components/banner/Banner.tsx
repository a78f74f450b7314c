import type { ReactNode } from 'react';
import { bannerSizes, Picture, type PictureProps } from '@/components/picture/Picture';
import { Breadcrumbs } from '@/components/shell/PageTop';
import { LampsButton } from '@/components/theme/ThemeButton';
import type { PictureId } from '@/lib/content';
import type { Page } from '@/lib/pages';

interface BannerProps {
  readonly page: Page;
  readonly words?: string;
  /** Lower where the first screen also shows a product's price, or a choice of products. */
  readonly shape?: 'product' | 'low' | 'parallax';
  /** The picture for upright windows. */
  readonly tall?: PictureId | undefined;
}

/** `bannerSizes` with parallax: 400 px higher. On phones the 3:4 picture moves too much for detail: 1.6x to 1.75x is enough. */
const parallaxSizes =
  '(min-width: 1024px) max(100vw, 1600px), (min-width: 640px) max(100vw, 1423px), (min-resolution: 2.5dppx) 275px, (min-resolution: 1.5dppx) 410px, max(100vw, 525px)';

/** `bannerSizes` with an upright picture, which a 3x phone gets at 1.7x. */
const tallSizes = '(min-width: 640px) max(100vw, 889px), 319px';

export function Banner({ page, words = page.heading, shape, tall }: BannerProps) {
  const hasParallax = shape === 'parallax';
  const isBroad = !shape || hasParallax;
  return (
    <CorneredPicture
      src={page.picture}
      tall={tall}
      locale={page.locale}
      sizes={hasParallax ? parallaxSizes : tall ? tallSizes : bannerSizes}
      priority
      className={`banner ${shape ?? ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <Breadcrumbs page={page} />
        {shape === 'product' && <LampsButton locale={page.locale} />}
      </div>
      <h1 className={`font-display text-page ${isBroad ? 'max-w-[7.5em]' : ''}`}>{words}</h1>
    </CorneredPicture>
  );
}

interface CorneredPictureProps extends PictureProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A full-width picture with a text box over its bottom corner; longer texts continue below the picture. */
export const CorneredPicture = ({ className, children, ...picture }: CorneredPictureProps) => (
  <div className={`cornered ${className}`}>
    <div className="stage">
      <Picture {...picture} />
    </div>
    <div className="corner">{children}</div>
  </div>
);
