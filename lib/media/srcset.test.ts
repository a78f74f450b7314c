import { forFirstScreen, srcSetOf } from './srcset';

const files = {
  width: 1080,
  height: 720,
  avif: [160, 384, 640, 1080].map((width) => ({ width, address: `/media/x-${width}.avif` })),
  webp: '/media/x-1080.webp',
};

const offered = (sizes: string) =>
  [...srcSetOf(files, sizes).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('contains URL and width of each file', () => {
  expect(srcSetOf(files, '50px')).toBe('/media/x-160.avif 160w');
});

test.each([
  ['densities 1 to 2 of a fixed slot', '150px', [160, 384]],
  ['a fluid slot, from the narrowest screen’s', '100vw', [384, 640, 1080]],
  ['density 2 of a slot that is fixed on wide screens', '(min-width: 9px) 301px, 92vw', [384, 640]],
  ['a slot for which none is large enough: the largest', '1200px', [1080]],
])('has widths for %s: %s', (_, sizes, widths) => {
  expect(offered(sizes)).toEqual(widths);
});

test('has only wide screens’ widths where phones show another picture', () => {
  expect(srcSetOf(files, '100vw', 640)).toBe('/media/x-640.avif 640w, /media/x-1080.avif 1080w');
});

test.each([
  ['100vw', '(min-resolution: 2.5dppx) calc(100vw * 0.667), calc(100vw * 0.86)'],
  [
    '(min-width: 640px) max(100vw, 712px), max(100vw, 534px)',
    '(min-width: 640px) max(100vw, 712px), (min-resolution: 2.5dppx) calc(max(100vw, 534px) * 0.667), calc(max(100vw, 534px) * 0.86)',
  ],
])('the first screen reduces the density of phones only: %s', (sizes, served) => {
  expect(forFirstScreen(sizes)).toBe(served);
});
