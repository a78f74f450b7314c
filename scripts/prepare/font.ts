import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';
import { faces, fontFolder } from './previews/settings';

/** All letters in content/, each once. */
function contentLetters(): string[] {
  const text = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file))
    .map((file) => readFileSync(`content/${file}`, 'utf8'))
    .join('');
  return [...new Set(text)].filter((letter) => letter > '~').sort();
}

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

const { resolve } = createRequire(import.meta.url);
const marcellusFile = resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2');
/** Other characters in headings, which the Arabic file lacks. */
const signs = ' 0123456789.,:%()/×–-+|&';
const signsFile = resolve('@fontsource/el-messiri/files/el-messiri-latin-400-normal.woff2');
const messiriFile = resolve('@fontsource/el-messiri/files/el-messiri-arabic-400-normal.woff2');

/**
 * Writes the display fonts to .cache/fonts/ with the letters that this site's words can use: Marcellus with all of ASCII,
 * El Messiri with Arabic, and its signs apart; each once for browsers and once as Pango reads it, for link previews. Subsets keep what
 * joins letters and places marks (OpenType's layout tables).
 * @returns a summary with their sizes
 */
export async function prepareFont(): Promise<string> {
  const letters = contentLetters();
  const isArabic = (letter: string) => /\p{Script=Arabic}|\p{P}|\p{M}/u.test(letter);
  const arabic = letters.filter(isArabic).join('');
  const latin = ascii + letters.join('');
  const marcellus = readFileSync(marcellusFile);
  const messiri = readFileSync(messiriFile);
  const files = {
    [`${fontFolder}/marcellus.woff2`]: await subset(marcellus, latin, { targetFormat: 'woff2' }),
    [`${fontFolder}/el-messiri.woff2`]: await subset(messiri, arabic, { targetFormat: 'woff2' }),
    [`${fontFolder}/el-messiri-signs.woff2`]: await subset(readFileSync(signsFile), signs, {
      targetFormat: 'woff2',
    }),
    [faces.en.file]: await subset(marcellus, latin, { targetFormat: 'sfnt' }),
    [faces.ar.file]: await subset(messiri, arabic, { targetFormat: 'sfnt' }),
  };
  mkdirSync(fontFolder, { recursive: true });
  for (const [path, font] of Object.entries(files)) writeFileSync(path, font);
  return Object.entries(files)
    .map(([path, { length }]) => `${path.slice(fontFolder.length + 1)} ${length} bytes`)
    .join(', ');
}
