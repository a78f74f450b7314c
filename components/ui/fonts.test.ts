import { readFileSync } from 'node:fs';
import { marcellus } from '@/scripts/prepare/marcellus';

const faces = [
  ...readFileSync('components/ui/fonts.css', 'utf8').matchAll(/@font-face \{[^}]*\}/g),
];
const percent = (face: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

test.each(faces.map(([face]) => [/"(.*?)"/.exec(face)?.[1], face]))(
  '%s is as high as Marcellus',
  (_, face = '') => {
    const size = percent(face, 'size-adjust') * marcellus.unitsPerEm;
    expect(percent(face, 'ascent-override') * size).toBeCloseTo(marcellus.ascender, -1);
    expect(percent(face, 'descent-override') * size).toBeCloseTo(-marcellus.descender, -1);
  },
);
