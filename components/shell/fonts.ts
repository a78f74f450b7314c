import localFont from 'next/font/local';
import type { Locale } from '@/config/locales';

/** Marcellus; until it loads, system fonts of the same width (fonts.css). */
const latin = localFont({
  src: '../../.cache/fonts/marcellus.woff2',
  variable: '--font-display',
  weight: '400',
  adjustFontFallback: false,
  fallback: ['As Times', 'As Noto'],
});

/** El Messiri, flared like Marcellus. */
const arabic = localFont({
  src: '../../.cache/fonts/el-messiri.woff2',
  variable: '--font-display',
  weight: '400',
  adjustFontFallback: false,
  fallback: ['signs', 'As Naskh', 'As Sans', 'As DejaVu', 'system-ui'],
});

/** Its space, digits and punctuation, which are a separate file. */
const signs = localFont({
  src: '../../.cache/fonts/el-messiri-signs.woff2',
  variable: '--font-signs',
  weight: '400',
  adjustFontFallback: false,
});

/** Classes that set each language's display font. Next preloads all; scripts/export/font.ts only the page's own. */
export const fontClass: Readonly<Record<Locale, string>> = {
  en: latin.variable,
  ar: `${arabic.variable} ${signs.variable}`,
};
