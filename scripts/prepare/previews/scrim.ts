import { previewSize } from '@/lib/previews';
import { constant } from '@/tailwind.config';

const { width, height } = previewSize;

type Stops = readonly (readonly [at: number, opacity: number])[];

function gradient(id: string, vector: string, colour: string, stops: Stops): string {
  const elements = stops.map(
    ([at, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" ${vector}>${elements.join('')}</linearGradient>`;
}

/**
 * The gradient behind the words, as SVG: dark enough to read them, transparent above and lighter beside them, so that the
 * room stays bright.
 * @param top upper edge of the words
 * @param end right edge of the words
 */
export function scrim(top: number, end: number): string {
  const rise = (height - top) / height;
  const reach = end / width;
  const whole = `width="${width}" height="${height}"`;
  return [
    '<defs>',
    gradient('up', 'x1="0" y1="1" x2="0" y2="0"', constant.scrim, [
      [0, 0.84],
      [rise * 0.7, 0.62],
      [rise, 0.5],
      [Math.min(rise + 0.25, 1), 0],
    ]),
    gradient('across', 'x1="0" y1="0" x2="1" y2="0"', '#fff', [
      [reach, 1],
      [Math.min(reach + 0.35, 1), 0.3],
    ]),
    `<mask id="words"><rect ${whole} fill="url(#across)"/></mask>`,
    '</defs>',
    `<rect ${whole} fill="${constant.scrim}" opacity="0.1"/>`,
    `<rect ${whole} fill="url(#up)" mask="url(#words)"/>`,
  ].join('');
}
