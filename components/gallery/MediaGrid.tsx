import { gridSizes } from '@/components/picture/picture-sizes';
import type { Locale, MediaItem } from '@/lib/content/types';
import { MediaFigure } from './MediaFigure';

interface MediaGridProps {
  readonly items: readonly MediaItem[];
  readonly locale: Locale;
  /** Whether films play in place (`FilmPlayer`) instead of in the dialog; phones then have stills in two columns. */
  readonly inPlace?: boolean;
}

export function MediaGrid({ items, locale, inPlace = false }: MediaGridProps) {
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
          locale={locale}
          sizes={gridSizes}
          inPlace={inPlace}
        />
      ))}
    </div>
  );
}
