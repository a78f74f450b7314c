import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** Colours of the light and dark themes. Text has a contrast of 7:1 (WCAG AAA) on page and surface in both. */
export const day = {
  background: '#FBF7F1',
  surface: '#F3EBDF',
  line: '#DFD0BA',
  text: '#2A1C12',
  muted: '#5E4A3A',
  brand: '#704321',
  'on-brand': '#FBF7F1',
  notice: '#F6E2C6',
  message: '#E9F2DF',
  water: '#D3DCD6',
  deep: '#4A2A14',
  footer: '#4A2A14',
  // In drawings of windows; by day nothing behind the glass is lit.
  glass: '#D9E8EE',
  lit: '#D9E8EE',
} as const;

export const evening: Record<keyof typeof day, string> = {
  background: '#17100B',
  surface: '#221812',
  line: '#33251B',
  text: '#F4EADD',
  muted: '#C9B8A4',
  brand: '#E0B36A',
  'on-brand': '#17100B',
  notice: '#4A3314',
  message: '#1F2B1B',
  water: '#26332F',
  deep: '#33251B',
  footer: '#0F0A06',
  glass: '#1C2A44',
  lit: '#F3C877',
};

/** Colours shared by both themes: text on pictures and on the dark band, edges, ornaments. */
export const constant = {
  paper: '#FBF7F1',
  ink: '#2A1C12',
  cream: '#F4EADD',
  dust: '#E0CDB4',
  'dust-edge': '#E0CDB480',
  scrim: '#2B180B',
  // Around the preview, and in drawings of windows.
  overlay: '#170E08D1',
  'window-frame': '#A99C90',
  fold: '#00000040',
  edge: '#8F7355',
  brass: '#B0823F',
  'brass-light': '#D9B36C',
} as const;

const variables = (tokens: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}', '!**/*.test.*'],
  darkMode: 'class',
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(Object.keys(day).map((name) => [name, `var(--${name})`])),
      ...constant,
    },
    fontFamily: {
      sans: ['system-ui', 'sans-serif'],
      // And its fallback until it is loaded (components/style/fonts.css).
      display: ['var(--font-display)', 'Georgia', 'serif'],
    },
    // Few steps, fluid between a 360-px phone and a 1440-px screen; line heights that arabic.css overrides.
    fontSize: {
      xs: ['var(--size-xs, 0.8125rem)', '1.5'],
      sm: ['0.9375rem', 'var(--leading-text, 1.6)'],
      base: ['1.0625rem', 'var(--leading-text, 1.65)'],
      lg: ['clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)', 'var(--leading-text, 1.6)'],
      card: ['min(clamp(1.35rem, 1.3rem + 0.2vw, 1.5rem), 8.8vw)', 'var(--leading-heading, 1.25)'],
      // Large text on a phone: long words fit.
      section: [
        'min(clamp(1.875rem, 1.5rem + 1.65vw, 3rem), 9.4vw)',
        'var(--leading-heading, 1.15)',
      ],
      page: [
        'var(--size-page, min(clamp(2.375rem, 1.75rem + 2.75vw, 4.25rem), 12vw))',
        'var(--leading-heading, 1.1)',
      ],
      // Figures are in the sans: the display font's zero and one read as letters.
      figure: ['1.375rem', '1.25'],
      numeral: ['min(var(--size-numeral, 1.875rem), 11vw)', '1.1'],
    },
    borderRadius: { none: '0', DEFAULT: '4px', full: '9999px' },
    extend: {
      // Wide screens have longer rows of cards (base.css), but the same line length.
      maxWidth: { page: 'var(--page)' },
      // By what fits, so that no word breaks in large text: two columns at most, and as many as a window has room for.
      gridTemplateColumns: {
        pairs: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))',
        swatches: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
      },
      spacing: {
        section: 'clamp(2.5rem, 0.5rem + 7.8vw, 7.5rem)',
        // The page's margin; on wide screens the remaining width.
        margin: 'max(var(--margin), (100% - var(--page)) / 2)',
        header: '4.5rem',
        // In px: touch targets do not grow with text.
        target: '44px',
      },
      boxShadow: { float: '0 10px 30px rgb(42 24 11 / 0.18)' },
    },
  },
  plugins: [
    plugin(({ addBase, addVariant }) => {
      // A phone in landscape.
      addVariant('low', '@media (min-width: 560px) and (max-height: 600px)');
      const eveningRoot = {
        ...variables(evening),
        colorScheme: 'dark',
        // So that no picture of a bright noon glares, and its whites are lamplight, not grey.
        '--picture-filter': 'brightness(0.75) sepia(0.3) saturate(1.4)',
      };
      // 'only' keeps browsers that darken light pages from doing so.
      const lightOnly = 'only light';
      addBase({
        ':root': { ...variables(day), colorScheme: lightOnly, '--picture-filter': 'none' },
        '.dark': eveningRoot,
        // Before and without JavaScript the system's theme applies.
        '@media (prefers-color-scheme: dark)': { ':root:not(.light, .dark)': eveningRoot },
        // prefers-contrast: secondary text and lines are as dark as primary ones.
        '@media (prefers-contrast: more)': {
          ':root:is(:root, .dark)': variables({ line: 'var(--text)', muted: 'var(--text)' }),
        },
        // Print: always the light theme, without the dark band's background.
        '@media print': {
          ':root:is(:root, .dark)': {
            ...variables({ ...day, background: '#FFFFFF' }),
            colorScheme: lightOnly,
            '--picture-filter': 'none',
          },
        },
      });
    }),
  ],
} satisfies Config;
