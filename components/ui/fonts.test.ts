/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type Font, parse } from 'opentype.js';
import subset from 'subset-font';

const letters = 'Marcellus';
let font: Font;

beforeAll(async () => {
  const file = require.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2');
  const { buffer, byteOffset, length } = await subset(readFileSync(file), letters, {
    targetFormat: 'sfnt',
  });
  font = parse(buffer.slice(byteOffset, byteOffset + length));
});

const faces = [
  ...readFileSync('components/ui/fonts.css', 'utf8').matchAll(/@font-face \{[^}]*\}/g),
];
const percent = (face: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

test.each(faces.map(([face]) => [/"(.*?)"/.exec(face)?.[1], face]))(
  '%s is as high as Marcellus',
  (_, face = '') => {
    const size = percent(face, 'size-adjust') * font.unitsPerEm;
    expect(percent(face, 'ascent-override') * size).toBeCloseTo(font.ascender, -1);
    expect(percent(face, 'descent-override') * size).toBeCloseTo(-font.descender, -1);
  },
);
