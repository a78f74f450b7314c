import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { PictureFiles } from '@/lib/media/index';
import { Detail, Picture } from './Picture';

jest.mock('@/lib/media/index', () => {
  const pictureFiles = (file: string): PictureFiles => ({
    width: file.includes('tall') ? 900 : 1360,
    height: file.includes('tall') ? 1200 : 765,
    avif: [554, 900].map((width) => ({ width, address: `/media${file}-${width}.avif` })),
    webp: `/media${file}-900.webp`,
  });
  const eveningFiles = (file: string) =>
    file.includes('lit') ? pictureFiles(`${file}-evening`) : undefined;
  return { pictureFiles, eveningFiles };
});

jest.mock('@/lib/content/media', () => ({
  pictureEntry: (file: string) => ({
    focus: { x: file.includes('tall') ? 20 : 50, y: 50 },
    words: { en: { alt: 'Linen on a rod' }, ar: { alt: 'كتان على عمود' } },
  }),
}));

function show(props: Partial<ComponentProps<typeof Picture>> = {}) {
  return render(<Picture src="/pictures/hero.jpg" locale="en" sizes="100vw" {...props} />)
    .container;
}

describe('Picture', () => {
  it('offers AVIF first and WebP to the rest, with size and words', () => {
    const source = show().querySelector('source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute(
      'srcset',
      '/media/pictures/hero.jpg-554.avif 554w, /media/pictures/hero.jpg-900.avif 900w',
    );
    const image = screen.getByRole('img', { name: 'Linen on a rod' });
    expect(image).toHaveAttribute('src', '/media/pictures/hero.jpg-900.webp');
    expect(image).toHaveAttribute('width', '1360');
    expect(image).toHaveAttribute('height', '765');
    expect(image).not.toHaveAttribute('style');
  });

  it('has the twin of each picture before it, for the evening on screens', () => {
    const container = show({ src: '/pictures/lit.jpg', tall: '/pictures/lit-tall.jpg' });
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ media }) => media)).toEqual([
      'screen and (prefers-color-scheme: dark) and (orientation: portrait)',
      '(orientation: portrait)',
      'screen and (prefers-color-scheme: dark)',
      '',
    ]);
    const evening = sources.map(({ srcset }) => srcset.includes('evening'));
    expect(evening).toEqual([true, false, true, false]);
    const style = container.querySelector('img')?.getAttribute('style');
    expect(style).toBe('--focus: 50% 50%; --focus-tall: 20% 50%;');
  });

  it('loads an enlarged detail in as many times the size', () => {
    const focus = { x: 90, y: 40, zoom: 2 };
    const { container } = render(<Detail picture="/pictures/hero.jpg" locale="en" focus={focus} />);
    expect(container.querySelector('source')?.sizes).toBe(
      '(min-width: 1215px) 972px, (min-width: 640px) 80vw, 150vw',
    );
  });
});
