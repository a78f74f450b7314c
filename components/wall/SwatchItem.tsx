import type { Swatch } from '@/lib/cloths';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import { fill } from '@/lib/text/fill';

/** The values of the wall's filters that show a cloth: its light and colour, and the pages of its products. */
export function* filtersOf({ cloth, family }: Swatch): Generator<string> {
  yield cloth.opacity;
  yield family;
  yield* cloth.pages;
  if (cloth.pages.some((page) => page.startsWith('/blinds/'))) yield 'blinds';
}

interface SwatchItemProps {
  readonly swatch: Swatch;
  readonly locale: Locale;
  readonly isFirst?: boolean;
  /** In a strip, with a smaller picture and a name alone. */
  readonly isSmall?: boolean;
}

/** A cloth with pinked edges, clipped to the rail; a press lifts it in the preview. */
export function SwatchItem({ swatch, locale, isFirst, isSmall }: SwatchItemProps) {
  const { id, full, cloth, files, sun, size, tone } = swatch;
  const { clothsPage: words } = getDictionary(locale);
  return (
    <li
      id={id}
      data-preview-item=""
      data-shows={isSmall ? undefined : [...filtersOf(swatch)].join(' ')}
      data-details={cloth.id}
      data-large={files.large}
      data-sun={sun}
      className="swatch-item"
    >
      <a href={files.fallback} data-wait="PreviewDialog" className="block h-full">
        <span className="pinked" style={{ background: tone }}>
          <picture>
            <source type="image/avif" srcSet={isSmall ? files.strip : files.wall} />
            <img alt="" {...size} loading={isFirst ? undefined : 'lazy'} src={files.fallback} />
          </picture>
        </span>
        <span data-name="" className={isSmall ? 'text-sm' : undefined}>
          {full}
        </span>{' '}
        {!isSmall && (
          <span className="block text-sm text-muted">
            {fill(words.short, { light: words.lights[cloth.opacity], width: cloth.rollCm })}
          </span>
        )}
      </a>
      {!isSmall && (
        <label className="swatch-choose noscript:hidden">
          <input type="checkbox" name="cloth" value={id} className="absolute inset-0 opacity-0" />
          <span className="sr-only">{`${words.choose}: ${full}`}</span>
        </label>
      )}
    </li>
  );
}
