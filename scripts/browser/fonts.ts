/** The fonts of the tests, so that text is as wide on every machine. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subset from 'subset-font';

const folder = resolve('node_modules/.cache/test-fonts');

/** As narrow as a phone's; DejaVu Sans, which is as wide as Verdana, has the signs that the others lack. */
const families = ['Roboto', 'Noto Sans Arabic', 'DejaVu Sans'];

const files = ['roboto-latin', 'noto-sans-arabic-arabic', 'dejavu-sans-latin'].flatMap((name) => [
  `${name}-400-normal`,
  `${name}-700-normal`,
]);

const letters = String.fromCharCode(...Array(0x2c00).keys());

/** Any other family that a page names is replaced by these. */
const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <match><edit name="family" mode="append">
    ${families.map((name) => `<string>${name}</string>`).join('')}
  </edit></match>
</fontconfig>
`;

const path = join(folder, 'fonts.conf');

/** Unpacks the fonts, once per installation, into TrueType, which Chromium reads from files. */
export async function writeFonts(): Promise<void> {
  // Written last.
  if (existsSync(path)) return;
  mkdirSync(folder, { recursive: true });
  const { resolve: find } = createRequire(import.meta.url);
  for (const file of files) {
    const name = /.*(?=-\w+-\d)/.exec(file)?.[0];
    const packed = readFileSync(find(`@fontsource/${name}/files/${file}.woff2`));
    const font = await subset(packed, letters, { targetFormat: 'truetype' });
    writeFileSync(join(folder, `${file}.ttf`), font);
  }
  writeFileSync(path, configuration);
}

/** The environment in which Chromium has only these fonts, if it uses fontconfig: on Linux, not as a snap. */
export const withFonts = () => ({ ...process.env, FONTCONFIG_FILE: path });

/** Whether a browser has the narrow fonts for every family, and the wide one by its name. Runs in the page. */
export function readsFonts(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  const [wide, narrow, other] = ['DejaVu Sans', 'Roboto', 'monospace'].map((family) => {
    if (canvas) canvas.font = `20px ${family}`;
    return canvas?.measureText('Appointment').width;
  });
  return narrow === other && wide !== narrow;
}
