import type { Detail as DetailEntry, Locale } from '@/lib/content/types';
import { Picture } from './Picture';
import { besideSizes } from './picture-sizes';

interface DetailProps extends DetailEntry {
  readonly locale: Locale;
  readonly priority?: boolean;
}

/** The picture of `Beside`. */
export function Detail({ picture, alt, locale, ...rest }: DetailProps) {
  return (
    <Picture src={picture} alt={alt?.[locale]} locale={locale} sizes={besideSizes} {...rest} />
  );
}
