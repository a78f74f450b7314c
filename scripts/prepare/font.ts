import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';
import type { Locale } from '@/config/locales';

const folder = '.cache/fonts';

/** The fonts of link previews. */
export const fontFiles: Readonly<Record<Locale, string>> = {
  en: `${folder}/marcellus.ttf`,
  ar: `${folder}/el-messiri.ttf`,
};

/** All letters in content/, each once. */
function contentLetters(): string[] {
  const text = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file))
    .map((file) => readFileSync(`content/${file}`, 'utf8'))
    .join('');
  return [...new Set(text)].filter((letter) => letter > '~').sort();
}

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** Other characters in headings, which the Arabic file lacks. */
const signs = ' 0123456789.,:%()/×–-+|&';

const { resolve } = createRequire(import.meta.url);

/**
 * Writes the display fonts to .cache/fonts/ with the letters that this site's words can use: Marcellus with all of ASCII,
 * El Messiri with Arabic, and its signs apart; each once for browsers and once as Pango reads it, for link previews. Subsets keep what
 * joins letters and places marks (OpenType's layout tables).
 * @returns a summary with their sizes
 */
export async function prepareFont(): Promise<string> {
  const letters = contentLetters();
  const isArabic = (letter: string) => /\p{Script=Arabic}|\p{P}|\p{M}/u.test(letter);
  const marcellus = ['marcellus/files/marcellus-latin', ascii + letters.join('')] as const;
  const messiri = [
    'el-messiri/files/el-messiri-arabic',
    letters.filter(isArabic).join(''),
  ] as const;
  const fonts = {
    [`${folder}/marcellus.woff2`]: marcellus,
    [`${folder}/el-messiri.woff2`]: messiri,
    [`${folder}/el-messiri-signs.woff2`]: ['el-messiri/files/el-messiri-latin', signs],
    [fontFiles.en]: marcellus,
    [fontFiles.ar]: messiri,
  } as const;
  mkdirSync(folder, { recursive: true });
  const sizes: string[] = [];
  for (const [path, [source, kept]] of Object.entries(fonts)) {
    const whole = readFileSync(resolve(`@fontsource/${source}-400-normal.woff2`));
    const targetFormat = path.endsWith('woff2') ? 'woff2' : 'sfnt';
    const font = await subset(whole, kept, { targetFormat });
    writeFileSync(path, font);
    sizes.push(`${path.slice(folder.length + 1)} ${font.length} bytes`);
  }
  return sizes.join(', ');
}
