import type { Thing } from 'schema-dts';
import { blinds, curtains, posts, services } from '@/content/collections';
import { curtainCards } from '@/content/home';
import type { Path } from '@/content/routes';
import type { Category, Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { categoryPath } from '../category-path';
import { pageFacts } from '../page-facts';
import { pageMedia } from '../page-media';
import { business, website } from './business';
import { faqPage } from './faq';
import { itemList } from './lists';
import { mediaObjects } from './media';
import { blogPosting } from './post';
import { serviceNode } from './service';

function named(categories: readonly Category[], locale: Locale) {
  return categories.map((category) => ({
    name: category.words[locale].heading,
    path: categoryPath(category),
  }));
}

/** The curtains that the home page shows first, in its order. */
function homeCollection(locale: Locale) {
  const shown = curtainCards.flatMap(({ link }) =>
    curtains.filter((category) => categoryPath(category) === link),
  );
  return itemList(wordsOf(locale).home.curtains.title, named(shown, locale));
}

/** The posts that are not samples; no list while all of them are. */
function blogList(locale: Locale): readonly Thing[] {
  const written = posts.filter(({ sample }) => !sample);
  if (written.length === 0) return [];
  const pages = written.map(({ id, words }) => ({
    name: words[locale].title,
    path: `/blog/${id}` as const,
  }));
  return [itemList(wordsOf(locale).blogPage.heading, pages)];
}

function staticNodes(path: Path, locale: Locale): readonly Thing[] {
  const words = wordsOf(locale);
  switch (path) {
    case '/':
      return [business(locale), website(locale), homeCollection(locale)];
    case '/about':
    case '/contact':
      return [business(locale)];
    case '/curtains':
      return [itemList(words.curtainsPage.collectionTitle, named(curtains, locale))];
    case '/blinds':
      // The shop's catalogue speaks of blinds as one service: there is no service page for them.
      return [
        serviceNode(pageFacts(path, locale)),
        itemList(words.blindsPage.collectionTitle, named(blinds, locale)),
      ];
    case '/service':
      return [
        itemList(
          words.servicesPage.heading,
          services.map((service) => ({
            name: service.words[locale].title,
            path: `/service/${service.id}` as const,
          })),
        ),
      ];
    case '/blog':
      return blogList(locale);
    case '/gallery':
      return mediaObjects(pageMedia(path, locale), locale);
    case '/faq':
      return [faqPage(words.faqPage.categories)];
    default:
      return [];
  }
}

/**
 * What a page tells search engines and assistants, from the content that it shows. Its trail comes
 * with the breadcrumbs; whatever is sample stays out.
 */
export function pageNodes(path: Path, locale: Locale): readonly Thing[] {
  if ([...curtains, ...blinds].some((category) => categoryPath(category) === path)) {
    const media = mediaObjects(pageMedia(path, locale), locale);
    return [serviceNode(pageFacts(path, locale)), ...media];
  }
  if (services.some(({ id }) => path === `/service/${id}`)) {
    return [serviceNode(pageFacts(path, locale))];
  }
  const post = posts.find(({ id }) => path === `/blog/${id}`);
  if (post) return [blogPosting(post, locale)].filter((node) => node !== undefined);
  return staticNodes(path, locale);
}
