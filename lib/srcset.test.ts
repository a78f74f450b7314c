/** @jest-environment node */
import { addressesOf, forFirstScreen, widthsFor } from './srcset';

const files = {
  width: 1080,
  height: 720,
  widths: [196, 254, 329, 427, 554, 720, 936, 1080].map((width) => ({
    width,
    avif: `/media/x-${width}.avif`,
    webp: `/media/x-${width}.webp`,
  })),
};

const offered = (sizes: string) => widthsFor(sizes, files.widths).map(({ width }) => width);

describe('widthsFor', () => {
  it('offers a small slot what densities 1 to 3 need', () => {
    expect(offered('48px')).toEqual([196]);
    expect(offered('220px')).toEqual([254, 329, 427, 554, 720]);
  });

  it('offers a fluid slot what the narrowest screen needs and all above', () => {
    expect(offered('100vw')).toEqual([329, 427, 554, 720, 936, 1080]);
    expect(offered('(min-width: 1024px) 50vw, 100vw')).toEqual(offered('100vw'));
    expect(offered('(min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw')[0]).toBe(329);
  });

  it('keeps one width below where a margin is taken off', () => {
    expect(offered('calc(100vw - 2rem)')[0]).toBe(254);
  });

  it('starts at the least width of a picture that is cropped', () => {
    expect(offered('max(100vw, 60vh)')).toEqual(offered('100vw'));
    expect(offered('max(100vw, 534px)')).toEqual([554, 720, 936, 1080]);
  });

  it('offers the largest where nothing is large enough', () => {
    expect(offered('1200px')).toEqual([1080]);
    expect(offered('max(100vw, 1300px)')).toEqual([1080]);
  });

  it('offers every width for lengths that it does not read', () => {
    expect(offered('(min-width: 640px) 20em, 100vw')).toHaveLength(files.widths.length);
  });
});

describe('addressesOf', () => {
  it('gives address and width of each file, and the largest of them', () => {
    expect(addressesOf(files, 'webp', '60px')).toEqual({
      srcSet: '/media/x-196.webp 196w',
      largest: '/media/x-196.webp',
    });
  });
});

describe('forFirstScreen', () => {
  it('asks phones of density 3 for two thirds, and leaves all others as they are', () => {
    expect(forFirstScreen('100vw')).toBe('(min-resolution: 2.5dppx) calc(100vw * 0.667), 100vw');
    expect(forFirstScreen('(min-width: 640px) max(100vw, 712px), max(100vw, 534px)')).toBe(
      '(min-width: 640px) max(100vw, 712px), (min-resolution: 2.5dppx) calc(max(100vw, 534px) * 0.667), max(100vw, 534px)',
    );
  });
});
