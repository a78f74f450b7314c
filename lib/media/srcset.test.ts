import { forFirstScreen, srcSetOf } from './srcset';

const files = {
  width: 1080,
  height: 720,
  avif: [160, 384, 640, 1080].map((width) => ({ width, address: `/media/x-${width}.avif` })),
  webp: '/media/x-1080.webp',
};

const offered = (sizes: string) =>
  [...srcSetOf(files, sizes).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

describe('srcSetOf', () => {
  it('contains URL and width of each file', () => {
    expect(srcSetOf(files, '50px')).toBe('/media/x-160.avif 160w');
  });

  it('has widths for densities 1 to 3 of a fixed slot', () => {
    expect(offered('48px')).toEqual([160]);
    expect(offered('150px')).toEqual([160, 384, 640]);
    expect(offered('500px')).toEqual([640, 1080]);
  });

  it('has all widths from the narrowest screen’s for a fluid slot', () => {
    expect(offered('100vw')).toEqual([384, 640, 1080]);
    expect(offered('(min-width: 1024px) 381px, 92vw')).toEqual([384, 640, 1080]);
  });

  it('has only wide screens’ widths where phones show another picture', () => {
    expect(srcSetOf(files, '100vw', 640)).toBe('/media/x-640.avif 640w, /media/x-1080.avif 1080w');
  });

  it('offers the largest where nothing is large enough', () => {
    expect(offered('1200px')).toEqual([1080]);
    const small = { ...files, avif: [{ width: 150, address: '/media/y-150.avif' }] };
    expect(srcSetOf(small, '100vw')).toBe('/media/y-150.avif 150w');
  });
});

describe('forFirstScreen', () => {
  it('reduces the density of phones only', () => {
    expect(forFirstScreen('100vw')).toBe(
      '(min-resolution: 2.5dppx) calc(100vw * 0.667), calc(100vw * 0.86)',
    );
    expect(forFirstScreen('(min-width: 640px) max(100vw, 712px), max(100vw, 534px)')).toBe(
      '(min-width: 640px) max(100vw, 712px), (min-resolution: 2.5dppx) calc(max(100vw, 534px) * 0.667), calc(max(100vw, 534px) * 0.86)',
    );
  });
});
