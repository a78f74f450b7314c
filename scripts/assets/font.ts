import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const folder = '.cache/fonts';

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

/** The display fonts with this site's letters: Latin with all of ASCII, Arabic, and its signs apart. @returns their sizes */
export async function prepareFont(): Promise<string> {
  const letters = contentLetters();
  const isArabic = (letter: string) => /\p{Script=Arabic}|\p{P}|\p{M}/u.test(letter);
  const fonts = {
    latin: ['marcellus/files/marcellus-latin', ascii + letters.join('')],
    arabic: ['el-messiri/files/el-messiri-arabic', letters.filter(isArabic).join('')],
    'arabic-signs': ['el-messiri/files/el-messiri-latin', signs],
  } as const;
  mkdirSync(folder, { recursive: true });
  const sizes: string[] = [];
  for (const [name, [source, kept]] of Object.entries(fonts)) {
    const whole = readFileSync(resolve(`@fontsource/${source}-400-normal.woff2`));
    const font = await subset(whole, kept, { targetFormat: 'woff2' });
    writeFileSync(`${folder}/${name}.woff2`, font);
    sizes.push(`${name} ${font.length} bytes`);
  }
  return sizes.join(', ');
}
