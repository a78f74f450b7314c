import type { Post } from '@/lib/content/types';
import type { EntryPage } from '@/lib/pages/page';
import { mediaObjects } from './media';
import { blogPosting, serviceNode } from './page-nodes';

jest.mock('@/lib/content/country');

jest.mock('@/lib/content/collections', () => {
  const actual = jest.requireActual('@/lib/content/collections');
  const [product] = actual.prices.products;
  const rates = [{ unit: 'metre-of-track', from: 340, to: 620 }];
  const products = [{ ...product, page: '/curtains/one', rates }];
  const pricesPage = { ...actual.pricesPage, shown: true };
  return { ...actual, pricesPage, prices: { ...actual.prices, sample: false, products } };
});

jest.mock('@/lib/media/index', () => ({ pictureUrl: () => 'https://shop.example/a.webp' }));

const words = { author: 'Amal', title: 'A window', summary: 'About it' };
const entry: Post = {
  id: 'a-window',
  order: 1,
  sample: false,
  authorLogo: '/pictures/showroom.jpg',
  date: { on: '2026-11-02' },
  image: '/pictures/showroom.jpg',
  content: [{ text: { en: 'Text', ar: 'Text' } }],
  words: { en: words, ar: words },
};
const page: EntryPage<Post> = {
  entry,
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

test('a post has its date, with time and zone', () => {
  const datePublished = '2026-11-02T00:00:00+03:00';
  expect(blogPosting(page)).toMatchObject({ headline: 'A window', datePublished });
});

test('a sample has no author and no relative date', () => {
  const sample = { ...entry, sample: true, date: { daysAgo: 7 } };
  const posting = blogPosting({ ...page, entry: sample, sample: true });
  expect(JSON.stringify(posting)).not.toContain(words.author);
  expect(posting).not.toHaveProperty('datePublished');
});

test('a film has the day that its owner gave, with time and zone', () => {
  const item = {
    type: 'hosted-video',
    src: 'https://player.vimeo.com/video/1',
    poster: '/pictures/showroom.jpg',
    uploaded: '2026-11-02',
  } as const;
  const [film] = mediaObjects([item], 'en');
  expect(film).toHaveProperty('uploadDate', '2026-11-02T00:00:00+03:00');
});

test('a product’s offers have its prices', () => {
  const { offers } = serviceNode({ ...page, path: '/curtains/one' });
  expect(offers).toMatchObject([
    { priceSpecification: { minPrice: 340, maxPrice: 620, priceCurrency: 'QAR' } },
  ]);
});
