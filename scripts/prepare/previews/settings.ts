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
  /** Height of a line, as a factor of the font's own. */
  readonly spacing: number;
}

/** How each language's words are set. */
export const faces: Readonly<Record<Locale, Face>> = {
  en: {
    family: 'Marcellus',
    file: `${fontFolder}/marcellus.ttf`,
    spacing: 0.91,
  },
  ar: {
    family: 'El Messiri',
    file: `${fontFolder}/el-messiri.ttf`,
    spacing: 0.86,
  },
};

/** Distances and sizes in pixels. */
export const layout = {
  margin: 64,
  /** Around the words, within their corner. */
  padding: 44,
  radius: 8,
  /** Of the heading: its sizes, of which the first that fits is taken, its most width and height, and its most letters. */
  sizes: [84, 72, 62, 54, 44, 36],
  widest: 600,
  highest: 300,
  letters: 300,
  name: { size: 28, icon: 48, gap: 18 },
  pleat: { width: 46, height: 18 },
} as const;

/** At this quality the busiest picture is lighter than 150 kB, which messengers take. */
export const jpeg = { quality: 72, mozjpeg: true } as const;
