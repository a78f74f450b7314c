import { gridSizes } from '@/components/picture/picture-sizes';
import type { MediaItem } from '@/lib/content/types';
import type { CurrentPage } from '@/lib/pages/page';
import { MediaFigure } from './MediaFigure';

interface MediaGridProps {
  readonly items: readonly MediaItem[];
  readonly page: CurrentPage;
  /** Whether films play in place (`FilmPlayer`) instead of in the dialog; phones then have stills in two columns. */
  readonly inPlace?: boolean;
}

export function MediaGrid({ items, page, inPlace = false }: MediaGridProps) {
  return (
    <div
      data-preview-group=""
      className={`grid gap-x-7 gap-y-10 sm:grid-cols-2 lg:grid-cols-3${inPlace ? ' stills-in-pairs' : ''}`}
    >
      {items.map((item, index) => (
        <MediaFigure
          // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, and one may be there twice
          key={index}
          item={item}
          page={page}
          sizes={gridSizes}
          inPlace={inPlace}
        />
      ))}
    </div>
  );
}
