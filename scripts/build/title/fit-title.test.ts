/** @jest-environment node */
import { marcellus } from '@/scripts/marcellus';
import { elements, parsePage, textOf } from '../html';
import { noto, times, widthIn } from './advances';
import { fitTitle } from './fit-title';

/** The style of a page with the given body, once its title is fitted. */
function styleFor(body: string): string {
  const page = parsePage(
    'page.html',
    `<!DOCTYPE html><html><head><style>p{margin:0}</style></head><body>${body}</body></html>`,
  );
  fitTitle(page);
  return elements(page.head, 'style').map(textOf).join('');
}

const percent = (face: string | undefined, name: string) =>
  Number(new RegExp(`${name}:([\\d.]+)%`).exec(face ?? '')?.[1]) / 100;

test('a title is as wide and as high in the system’s fonts as in Marcellus', () => {
  const words = 'Arabic Majlis Seating';
  const style = styleFor(`<main><h1>Arabic <em>Majlis</em> Seating</h1></main>`);
  expect(style).toMatch(/^p\{margin:0\}@font-face/);
  const faces = style.match(/@font-face\{[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(2);
  for (const [index, advances] of [times, noto].entries()) {
    const size = percent(faces[index], 'size-adjust');
    expect((widthIn(advances, words) * size) / marcellus.getAdvanceWidth(words, 1000)).toBeCloseTo(
      1,
      2,
    );
    const height = (name: string) => percent(faces[index], name) * size * marcellus.unitsPerEm;
    expect(height('ascent-override')).toBeCloseTo(marcellus.ascender, -1);
    expect(height('descent-override')).toBeCloseTo(-marcellus.descender, -1);
  }
});

test('a page without a title keeps its style', () => {
  expect(styleFor('<main></main>')).toBe('p{margin:0}');
});

test('signs that are in no table count as a letter of usual width', () => {
  expect(widthIn(times, '’')).toBe(widthIn(times, 'n'));
});
