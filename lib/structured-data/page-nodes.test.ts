import { clients } from '@/content/clients';
import { posts } from '@/content/collections';
import { paths } from '@/content/routes';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import type { Post } from '@/content/types';
import { faqPage } from './faq';
import { pageNodes } from './page-nodes';
import { blogPosting } from './post';

jest.mock('@/lib/media', () => {
  const files = { width: 1080, height: 720, widths: [{ width: 1080, webp: '/media/a.webp' }] };
  return {
    pictureFiles: () => files,
    filmFiles: () => ({ mp4: '/media/a.mp4', width: 704, height: 396, poster: files }),
  };
});

const typesOf = (path: (typeof paths)[number]) =>
  pageNodes(path, 'en').map((node) => (typeof node === 'object' ? node['@type'] : node));

describe('pageNodes', () => {
  it('never tells of reviews, ratings, clients or sample posts', () => {
    const everything = JSON.stringify(paths.map((path) => pageNodes(path, 'en')));
    expect(everything).not.toMatch(/review|rating/i);
    for (const { words } of testimonials) expect(everything).not.toContain(words.en.quote);
    for (const { alt } of clients) expect(everything).not.toContain(alt);
    for (const { sample, words } of posts) {
      if (sample) expect(everything).not.toContain(words.en.title);
    }
  });

  it('tells of the shop whole where people look for it', () => {
    for (const path of ['/', '/about', '/contact'] as const) {
      expect(pageNodes(path, 'en')).toContainEqual(
        expect.objectContaining({
          '@type': 'FurnitureStore',
          name: site.name,
          telephone: site.phones.hero,
          geo: { '@type': 'GeoCoordinates', ...site.address.geo },
        }),
      );
    }
  });

  it('tells what a product page offers and shows', () => {
    expect(typesOf('/curtains/wave')).toEqual([
      'Service',
      'ImageObject',
      'VideoObject',
      'ImageObject',
      'VideoObject',
      'ImageObject',
      'VideoObject',
    ]);
  });

  it('lists what an overview lists', () => {
    expect(typesOf('/curtains')).toEqual(['ItemList']);
    expect(typesOf('/blinds')).toEqual(['Service', 'ItemList']);
    expect(typesOf('/service')).toEqual(['ItemList']);
  });
});

describe('faqPage', () => {
  it('takes the first question of a subject whose answer has no open bracket', () => {
    const { mainEntity } = faqPage([
      {
        category: 'Refunds',
        faqs: [
          { q: 'Can I return it?', a: 'Within [number of days].' },
          { q: 'Is measuring free?', a: 'Yes.' },
          { q: 'Is the visit free?', a: 'Yes.' },
        ],
      },
    ]) as { mainEntity: unknown };
    expect(mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Is measuring free?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
      },
    ]);
  });
});

describe('blogPosting', () => {
  const post: Post = {
    id: 'measure-in-three-places',
    order: 1,
    sample: false,
    author: 'Amal',
    authorLogo: 'showroom',
    date: { on: '2026-11-02' },
    image: 'showroom',
    words: { en: { title: 'A window', summary: 'About it', content: ['Text'] } },
  };

  it('tells of a post with its date', () => {
    expect(blogPosting(post, 'en')).toMatchObject({
      headline: 'A window',
      datePublished: '2026-11-02',
    });
  });

  it('does not tell of a sample', () => {
    expect(blogPosting({ ...post, sample: true }, 'en')).toBeUndefined();
  });
});
