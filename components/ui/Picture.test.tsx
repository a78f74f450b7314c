import { render, screen } from '@testing-library/react';
import type { PictureFiles } from '@/lib/media';
import { Picture } from './Picture';

jest.mock('@/lib/media', () => ({
  pictureFiles: (id: string): PictureFiles => ({
    width: id.endsWith('tall') ? 900 : 1360,
    height: id.endsWith('tall') ? 1200 : 765,
    widths: [554, 900].map((width) => ({
      width,
      avif: `/media/${id}-${width}.avif`,
      webp: `/media/${id}-${width}.webp`,
    })),
  }),
}));

const preloads = () => [...document.head.querySelectorAll('link[rel="preload"]')];

describe('Picture', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('offers AVIF first and WebP to the rest, with size and words', () => {
    const { container } = render(<Picture src="curtains-hero" locale="en" sizes="100vw" />);
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute(
      'srcset',
      '/media/curtains-hero-554.avif 554w, /media/curtains-hero-900.avif 900w',
    );
    const image = screen.getByRole('img', { name: /rust curtains on brass rods/ });
    expect(image).toHaveAttribute('srcset', expect.stringContaining('curtains-hero-554.webp 554w'));
    expect(image).toHaveAttribute('width', '1360');
    expect(image).toHaveAttribute('height', '765');
  });

  it('loads lazily and preloads nothing by itself', () => {
    render(<Picture src="curtains-hero" locale="en" sizes="100vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(preloads()).toHaveLength(0);
  });

  it('preloads the AVIF of a picture with priority', () => {
    render(<Picture src="blinds-hero" locale="en" sizes="100vw" priority />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).not.toHaveAttribute('loading');
    const [link, ...others] = preloads();
    expect(others).toHaveLength(0);
    expect(link).toHaveAttribute('type', 'image/avif');
    expect(link).toHaveAttribute('imagesizes', expect.stringMatching(/dppx\).*, 100vw$/));
    expect(link).toHaveAttribute('imagesrcset', expect.stringContaining('blinds-hero-554.avif'));
  });

  it('preloads a picture for wide windows only, where only they show it at first', () => {
    render(<Picture src="blinds-hero" locale="en" sizes="46vw" priority="wide" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(preloads().map((link) => link.getAttribute('media'))).toEqual(['(min-width: 1024px)']);
  });

  it('shows phones the upright picture and preloads one of the two', () => {
    const { container } = render(
      <Picture
        src="home-hero-curtains"
        tall="home-hero-curtains-tall"
        locale="en"
        sizes="100vw"
        priority
      />,
    );
    const media = [...container.querySelectorAll('source')].map((source) => source.media);
    expect(media).toEqual(['(max-width: 639px)', '(max-width: 639px)', '']);
    expect(container.querySelector('source')).toHaveAttribute('height', '1200');
    expect(preloads().map((link) => link.getAttribute('media'))).toEqual([
      '(max-width: 639px)',
      '(min-width: 640px)',
    ]);
  });

  it('takes other words in place of the manifest, even none', () => {
    const { container } = render(<Picture src="curtains-hero" locale="en" sizes="9px" alt="" />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('shows a picture of another host as it is', () => {
    const src = {
      src: 'https://example.com/a.jpg',
      width: 30,
      height: 20,
      alt: { en: 'Linen' },
    } as const;
    const { container } = render(<Picture src={src} locale="en" sizes="100vw" />);
    expect(screen.getByRole('img', { name: 'Linen' })).toHaveAttribute('src', src.src);
    expect(container.querySelector('source')).toBeNull();
  });
});
