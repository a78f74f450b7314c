import localFont from 'next/font/local';

/** El Messiri, flared like Marcellus; until it loads, a system font of the same width (fonts.css). */
export const arabic = localFont({
  src: '../../../.cache/fonts/el-messiri.woff2',
  variable: '--font-display',
  weight: '400',
  adjustFontFallback: false,
  fallback: ['signs', 'As Naskh', 'As Sans', 'As DejaVu', 'system-ui'],
});

/** Its space, digits and punctuation, which are a separate file. */
export const signs = localFont({
  src: '../../../.cache/fonts/el-messiri-signs.woff2',
  variable: '--font-signs',
  weight: '400',
  adjustFontFallback: false,
});
