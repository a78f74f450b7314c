import type { Metadata } from 'next';
import { posts } from '@/content/collections';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { environment } from './environment';
import { fill } from './fill';
import type { Page } from './pages/page';
import { postDate } from './post-date';
import { fileUrl, localFile, pageUrl } from './urls';
import { element } from './xml';

/** Path of a language's feed. */
const feedPath = (locale: Locale) => localFile('/feed.xml', locale);

/** A public build has no sample posts. */
const feedPosts = posts.filter(({ sample }) => !sample || !environment.production);

/** The link for feed discovery: on the blog's pages, if the feed has posts. */
export function feedLink({
  path,
  locale,
}: Pick<Page, 'path' | 'locale'>): Pick<NonNullable<Metadata['alternates']>, 'types'> {
  const isBlog = path === '/blog' || path.startsWith('/blog/');
  if (!isBlog || feedPosts.length === 0) return {};
  return { types: { 'application/rss+xml': fileUrl(feedPath(locale)) } };
}

export interface FeedItem {
  readonly title: string;
  readonly link: string;
  readonly description: string;
  /** ISO date. */
  readonly date: string;
}

/**
 * The blog's posts, newest first.
 * @param now milliseconds since 1970, for posts with relative dates
 */
export function feedItems(locale: Locale, now: number): readonly FeedItem[] {
  return feedPosts
    .map(({ id, date, words }) => ({
      title: words[locale].title,
      link: pageUrl(`/blog/${id}`, locale),
      description: words[locale].summary,
      date: postDate(date, now),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** A day in RSS's format, starting in Qatar's time zone (UTC+3). */
function rssDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString().replace('GMT', '+0300');
}

/** The blog as an RSS 2.0 feed. */
export function rss(locale: Locale, now: number): string {
  const { blogPage, language, metadata } = wordsOf(locale);
  const items = feedItems(locale, now).map(({ title, link, description, date }) =>
    element('item', [
      element('title', title),
      element('link', link),
      element('guid', link),
      element('pubDate', rssDate(date)),
      element('description', description),
    ]),
  );
  const own = `<atom:link href="${fileUrl(feedPath(locale))}" rel="self" type="application/rss+xml"/>`;
  const channel = element('channel', [
    element('title', fill(metadata.feedTitle, { name: site.words[locale].name })),
    element('link', pageUrl('/blog', locale)),
    own,
    element('description', blogPage.description),
    element('language', language),
    ...items,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n${channel}\n</rss>\n`;
}
