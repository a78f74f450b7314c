import localFont from 'next/font/local';

/** El Messiri, flared like Marcellus; until it is there, a font of the system as wide (fonts.css). */
export const arabic = localFont({
  src: '../../../.cache/fonts/el-messiri.woff2',
  variable: '--font-display',
  weight: '400',
  adjustFontFallback: false,
  fallback: ['As Naskh', 'As Sans', 'system-ui'],
});
