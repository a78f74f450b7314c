import { Picture } from '@/components/picture/Picture';
import type { Swatch } from '@/lib/cloths';
import { getDictionary, type Locale } from '@/lib/content';
import { fill } from '@/lib/text';
import { withBasePath } from '@/lib/urls';

interface SwatchItemProps {
  readonly swatch: Swatch;
  readonly locale: Locale;
  readonly isFirst?: boolean;
  /** In a strip, with a smaller picture and a name alone. */
  readonly isSmall?: boolean;
}

export function SwatchItem({ swatch, locale, isFirst = false, isSmall }: SwatchItemProps) {
  const { id, full, cloth, files, sun, shows } = swatch;
  const { clothsPage: words } = getDictionary(locale);
  return (
    <li
      id={id}
      data-preview-item={cloth.id}
      data-shows={isSmall ? undefined : shows.join(' ')}
      data-sun={sun}
      className="swatch-item"
    >
      <a href={withBasePath(files.webp)} data-wait="PreviewDialog" className="block h-full">
        <span className="pinked" style={isSmall ? undefined : { background: files.colour }}>
          <Picture
            src={files}
            alt=""
            locale={locale}
            // At 3x of a strip or a phone's wall; the first screen gets two thirds of it, just below the file of 384 px.
            sizes={isSmall ? '69px' : isFirst ? '190px' : '128px'}
            priority={isFirst}
            hasPreview
          />
        </span>
        <span data-name="">{full}</span>{' '}
        {!isSmall && (
          <span className="block text-sm text-muted">
            {fill(words.short, { light: words.lights[cloth.opacity], width: cloth.rollCm })}
          </span>
        )}
      </a>
      {!isSmall && (
        <label className="swatch-choose noscript:hidden">
          <input type="checkbox" name="cloth" value={id} aria-label={`${words.choose}: ${full}`} />
        </label>
      )}
    </li>
  );
}
