import localFont from 'next/font/local';
import type { Locale } from '@/config/locales';

/** The display fonts, which scripts/assets/font.ts chooses; until they load, system fonts of the same width (fonts.css). */
const latin = localFont({
  src: '../../.cache/fonts/latin.woff2',
  variable: '--font-display',
  weight: '400',
  adjustFontFallback: false,
  fallback: ['As Times', 'As Noto'],
});

const arabic = localFont({
  src: '../../.cache/fonts/arabic.woff2',
  variable: '--font-display',
  weight: '400',
  adjustFontFallback: false,
  fallback: ['signs', 'As Naskh', 'As Sans', 'As DejaVu', 'system-ui'],
});

/** Its space, digits and punctuation, which are a separate file. */
const signs = localFont({
  src: '../../.cache/fonts/arabic-signs.woff2',
  variable: '--font-signs',
  weight: '400',
  adjustFontFallback: false,
});

/** Classes that set each language's display font. Next preloads all, the export only the page's own. */
export const fontClass: Readonly<Record<Locale, string>> = {
  en: latin.variable,
  ar: `${arabic.variable} ${signs.variable}`,
};
