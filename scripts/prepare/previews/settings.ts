import type { Locale } from '@/config/locales';

export const cacheFolder = '.cache/previews';
export const publicFolder = 'public/media/previews';
/** The shop's logo, on every preview. */
export const logo = 'public/icon.svg';
export const fontFolder = '.cache/fonts';

interface Face {
  /** Name and file of the font, for Pango. */
  readonly family: string;
  readonly file: string;
  /** Line height relative to the font's default. */
  readonly spacing: number;
}

/** Typography by language. */
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
  /** Padding of the text box. */
  padding: 44,
  radius: 8,
  /** The heading's font sizes, of which the first that fits is used, its maximum width, height and length. */
  sizes: [84, 72, 62, 54, 44, 36],
  widest: 600,
  highest: 300,
  letters: 300,
  name: { size: 28, icon: 48, gap: 18 },
  pleat: { width: 46, height: 18 },
} as const;

/** At this quality the largest preview is below 150 kB, a limit of messengers. */
export const jpeg = { quality: 72, mozjpeg: true } as const;
