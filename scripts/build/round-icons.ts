import { attribute, elements, type Page } from './html';

/** The grid of Phosphor's icons; drawn at 32 px at most, a tenth of its unit is an 80th of a pixel. */
const iconGrid = '0 0 256 256';

/** Numbers of a path to one decimal; they may stand without anything between ('1.04.5' is 1.04 and .5). */
export function roundPath(path: string): string {
  return path.replace(/\d*\.\d+/g, (number, start: number) => {
    const short = (Math.round(Number(number) * 10) / 10).toString().replace(/^0\./, '.');
    const before = number.startsWith('.') && /\d/.test(path[start - 1] ?? '') && short[0] !== '.';
    const after = path[start + number.length] === '.' && !short.includes('.');
    return `${before ? ' ' : ''}${short}${after ? ' ' : ''}`;
  });
}

/**
 * Draws a page's icons with one decimal where react-icons gives two: a fifth of a kilobyte that no eye
 * sees, on pages that just fit the first flight of a connection.
 */
export function roundIcons(page: Page): void {
  for (const drawing of elements(page.body, 'svg')) {
    if (attribute(drawing, 'viewBox') !== iconGrid) continue;
    for (const path of elements(drawing, 'path')) {
      for (const each of path.attrs) if (each.name === 'd') each.value = roundPath(each.value);
    }
  }
}
