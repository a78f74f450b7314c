import type { Locale } from '@/config/locales';

export const cacheFolder = '.cache/previews';
export const publicFolder = 'public/media/previews';
/** The shop's logo, which stands on every preview. */
export const logo = 'public/icon.svg';
export const fontFolder = '.cache/fonts';

interface Face {
  /** Name and file of the font, as Pango wants them. */
  readonly family: string;
  readonly file: string;
  /** Height of a line, as a factor of the font's own and of the size of its letters. */
  readonly spacing: number;
  readonly leading: number;
  /** Most lines of a heading. */
  readonly lines: number;
}

/** How each language's words are set. */
export const faces: Readonly<Record<Locale, Face>> = {
  en: {
    family: 'Marcellus',
    file: `${fontFolder}/marcellus.ttf`,
    spacing: 0.91,
    leading: 1.14,
    lines: 3,
  },
  ar: {
    family: 'El Messiri',
    file: `${fontFolder}/el-messiri.ttf`,
    spacing: 0.86,
    leading: 1.36,
    lines: 2,
  },
};

/** Distances and sizes in pixels. */
export const layout = {
  margin: 64,
  /** Around the words, within their corner. */
  padding: 44,
  radius: 8,
  /** Sizes of the heading: the first at which it takes no more lines than its language allows. */
  sizes: [84, 72, 62, 54],
  widest: 600,
  /** Of headings that fit in none of them: least size, most height and letters. */
  long: { least: 36, height: 380, letters: 300 },
  name: { size: 28, icon: 48, gap: 18 },
  pleat: { width: 46, height: 18 },
} as const;

export const jpeg = {
  /** The first, or the first of the others at which a busy picture is no heavier than this. */
  qualities: [80, 74, 66, 58],
  mostBytes: 150_000,
  options: { mozjpeg: true },
} as const;
