import localFont from 'next/font/local';

/** Marcellus. A separate module, since Next preloads every font that a layout's modules declare. */
export const latin = localFont({
  src: '../../../.cache/fonts/marcellus.woff2',
  variable: '--font-display',
  weight: '400',
  // fonts.css does it, also for phones.
  adjustFontFallback: false,
  fallback: ['As Times', 'As Noto'],
});
