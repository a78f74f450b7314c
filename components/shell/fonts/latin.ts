import localFont from 'next/font/local';

/** Marcellus. A file of its own: Next preloads what a layout's modules name, on all of its pages. */
export const latin = localFont({
  src: '../../../.cache/fonts/marcellus.woff2',
  variable: '--font-display',
  weight: '400',
  // By fonts.css, for phones, too.
  adjustFontFallback: false,
  fallback: ['As Times', 'As Noto'],
});
