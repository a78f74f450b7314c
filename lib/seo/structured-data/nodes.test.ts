import { site } from '@/content/site';
import type { Post } from '@/content/types';
import type { EntryPage } from '../../pages/page';
import { business } from './business';
import { blogPosting, faqNode } from './page-nodes';

jest.mock('@/lib/media/index', () => ({ pictureUrl: () => 'https://shop.example/a.webp' }));

describe('business', () => {
  it('has the facts of the shop', () => {
    const { latitude, longitude } = site.address.geo;
    expect(business('en')).toMatchObject({
      '@type': 'FurnitureStore',
      name: site.words.en.name,
      telephone: expect.arrayContaining(Object.values(site.phones)),
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    });
  });
});

describe('faqNode', () => {
  it('uses the first question of a subject without a placeholder in its answer', () => {
    const faqs = [
      { q: 'Can I return it?', a: 'Within [number of days].' },
      { q: 'Is measuring free?', a: 'Yes.' },
      { q: 'Is the visit free?', a: 'Yes.' },
    ];
    expect(faqNode([{ category: 'Refunds', faqs }], 'en')).toMatchObject({
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is measuring free?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
        },
      ],
    });
  });
});

describe('blogPosting', () => {
  const words = { author: 'Amal', title: 'A window', summary: 'About it', content: ['Text'] };
  const post: Post = {
    id: 'a-window',
    order: 1,
    sample: false,
    authorLogo: '/pictures/showroom.jpg',
    date: { on: '2026-11-02' },
    image: '/pictures/showroom.jpg',
    words: { en: words, ar: words },
  };
  const page: EntryPage<Post> = {
    entry: post,
    path: '/blog/a-window',
    locale: 'en',
    title: 'A window',
    heading: 'A window',
    description: 'About it',
    greeting: 'Hello',
    picture: '/pictures/showroom.jpg',
    media: [],
    sample: false,
    breadcrumbs: [],
  };

  it('describes a post with its date', () => {
    expect(blogPosting(page)).toMatchObject({ headline: 'A window', datePublished: '2026-11-02' });
  });

  it('omits a sample’s author and relative date', () => {
    const entry = { ...post, sample: true, date: { daysAgo: 7 } };
    const posting = blogPosting({ ...page, entry, sample: true });
    expect(JSON.stringify(posting)).not.toContain(words.author);
    expect(posting).not.toHaveProperty('datePublished');
  });
});
