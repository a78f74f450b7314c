import { readFileSync } from 'node:fs';

const faces = [
  ...readFileSync('components/ui/fonts.css', 'utf8').matchAll(/@font-face \{[^}]*\}/g),
];
/** Metrics of Marcellus, relative to the font size. */
const [ascent, descent] = [0.974, 0.28];
const percent = (face: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

test.each(faces.map(([face]) => [/"(.*?)"/.exec(face)?.[1], face]))(
  '%s is as high as Marcellus',
  (_, face = '') => {
    const size = percent(face, 'size-adjust');
    expect(percent(face, 'ascent-override') * size).toBeCloseTo(ascent, 2);
    expect(percent(face, 'descent-override') * size).toBeCloseTo(descent, 2);
  },
);
