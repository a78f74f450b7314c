/** @jest-environment jsdom */
import type { Locale } from '@/content/locales';
import type { FeedItem } from './feed';

interface Feed {
  readonly feedItems: (locale: 'en', now: number) => readonly FeedItem[];
  readonly feedLink: (page: { readonly path: '/blog' | '/'; readonly locale: Locale }) => object;
  readonly rss: (locale: 'en', now: number) => string;
}

const now = Date.parse('2026-11-21T09:00:00Z');

/** The feed of a build with or without the site's address. */
function feedOf(production: boolean): Feed {
  jest.resetModules();
  jest.doMock('./environment', () => ({
    environment: { siteUrl: 'https://shop.example', production, basePath: '', email: {} },
  }));
  jest.doMock('@/content/collections', () => ({
    ...jest.requireActual<object>('@/content/collections'),
    posts: [
      {
        id: 'a',
        sample: true,
        date: { daysAgo: 7 },
        words: { en: { title: 'Linen & light', summary: 'Cloth <3' } },
      },
      {
        id: 'b',
        sample: true,
        date: { daysAgo: 0 },
        words: { en: { title: 'Newest', summary: 'Today' } },
      },
    ],
  }));
  return jest.requireActual<Feed>('./feed');
}

describe('feed', () => {
  it('shows sample posts in the local preview, the newest first', () => {
    const items = feedOf(false).feedItems('en', now);
    expect(items.map(({ title }) => title)).toEqual(['Newest', 'Linen & light']);
    expect(items[0]?.link).toBe('https://shop.example/blog/b/');
  });

  it('keeps them from the public, and is not linked while it is empty', () => {
    const { feedItems, feedLink } = feedOf(true);
    expect(feedItems('en', now)).toEqual([]);
    expect(feedLink({ path: '/blog', locale: 'en' })).toEqual({});
  });

  it('is linked from the blog alone', () => {
    const { feedLink } = feedOf(false);
    expect(feedLink({ path: '/blog', locale: 'ar' })).toEqual({
      types: { 'application/rss+xml': 'https://shop.example/ar/feed.xml' },
    });
    expect(feedLink({ path: '/blog', locale: 'en' })).toEqual({
      types: { 'application/rss+xml': 'https://shop.example/feed.xml' },
    });
    expect(feedLink({ path: '/', locale: 'en' })).toEqual({});
  });

  it('is well-formed, with its texts escaped and its dates those of RSS', () => {
    const text = feedOf(false).rss('en', now);
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    const [, old] = xml.querySelectorAll('item');
    expect(old?.querySelector('title')?.textContent).toBe('Linen & light');
    expect(old?.querySelector('description')?.textContent).toBe('Cloth <3');
    expect(old?.querySelector('pubDate')?.textContent).toBe('Sat, 14 Nov 2026 00:00:00 +0300');
  });
});
