/**
 * Writes .cache/fonts/marcellus.woff2: the display font with the letters that this site's words can
 * use (all of ASCII, and whatever else stands in content/), two thirds of its published size.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import subset from 'subset-font';

const source = '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';
const target = '.cache/fonts/marcellus.woff2';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const words = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`content/${file}`, 'utf8'))
  .join('');
const letters = [...new Set(ascii + words)].filter((letter) => letter >= ' ').sort();

const whole = readFileSync(createRequire(import.meta.url).resolve(source));
const font = await subset(whole, letters.join(''), { targetFormat: 'woff2' });
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, font);
console.log(`display font: ${letters.length} letters, ${font.length} of ${whole.length} bytes`);
