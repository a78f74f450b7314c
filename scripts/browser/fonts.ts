/** The fonts of the tests, so that text is as wide on every machine. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subset from 'subset-font';

const folder = resolve('node_modules/.cache/test-fonts');

/** As narrow as a phone's, and as wide as Verdana; DejaVu Sans also has the signs that the others lack. */
const faces = {
  narrow: ['Roboto', 'Noto Sans Arabic', 'DejaVu Sans'],
  wide: ['DejaVu Sans'],
} as const;

export type Face = keyof typeof faces;

const files = ['roboto-latin', 'noto-sans-arabic-arabic', 'dejavu-sans-latin'].flatMap((name) => [
  `${name}-400-normal`,
  `${name}-700-normal`,
]);

const letters = String.fromCharCode(...Array(0x2c00).keys());

/** Any other family that a page names is replaced by those of the face. */
const configuration = (families: readonly string[]) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <match><edit name="family" mode="append">
    ${families.map((name) => `<string>${name}</string>`).join('')}
  </edit></match>
</fontconfig>
`;

const pathOf = (face: Face) => join(folder, `${face}.conf`);

/** Unpacks the fonts, once per installation, into TrueType, which Chromium reads from files, and names each face's. */
export async function writeFonts(): Promise<void> {
  // Written last.
  if (existsSync(pathOf('wide'))) return;
  mkdirSync(folder, { recursive: true });
  const { resolve: find } = createRequire(import.meta.url);
  for (const file of files) {
    const name = /.*(?=-\w+-\d)/.exec(file)?.[0];
    const packed = readFileSync(find(`@fontsource/${name}/files/${file}.woff2`));
    const font = await subset(packed, letters, { targetFormat: 'truetype' });
    writeFileSync(join(folder, `${file}.ttf`), font);
  }
  writeFileSync(pathOf('narrow'), configuration(faces.narrow));
  writeFileSync(pathOf('wide'), configuration(faces.wide));
}

/** The environment in which Chromium has only these fonts, if it uses fontconfig: on Linux, not as a snap. */
export const withFonts = (face: Face) => ({ ...process.env, FONTCONFIG_FILE: pathOf(face) });

/** Whether a browser that was started with the wide face has it for every family. Runs in the page. */
export function readsFonts(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  const [wide, narrow, other] = ['DejaVu Sans', 'Roboto', 'monospace'].map((family) => {
    if (canvas) canvas.font = `20px ${family}`;
    return canvas?.measureText('Appointment').width;
  });
  return wide === other && wide !== narrow;
}
