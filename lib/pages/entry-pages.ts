import { blinds, curtains, posts, projects, services } from '@/content/collections';
import { getDictionary } from '@/content/dictionary';
import type { StaticPath } from '@/content/paths';
import { site } from '@/content/site';
import type { Category, Locale, Post, Project, Service } from '@/content/types';
import { greetingWithPrice } from '../prices/price-text';
import { fill } from '../text/fill';
import { inSentence } from '../text/in-sentence';
import { captioned, withAltTexts } from './media';
import { type EntryPage, oncePerLocale, type Page } from './page';
import { isPublished } from './published-paths';
import { categoryPath } from './urls';

const titleOf = (title: string, locale: Locale) => `${site.words[locale].name} | ${title}`;

function categoryPage(entry: Category, locale: Locale): EntryPage<Category> {
  const { name, heading, tabTitle = heading, description, captions } = entry.words[locale];
  const words = getDictionary(locale);
  const path = categoryPath(entry);
  const overview = `/${entry.kind}` as const;
  return {
    entry,
    path,
    locale,
    title: titleOf(tabTitle, locale),
    heading,
    description,
    greeting: greetingWithPrice(
      fill(words.chat.product, { name: inSentence(heading, words) }),
      path,
      locale,
    ),
    picture: entry.banner,
    media: captioned(entry.media, captions),
    sample: false,
    breadcrumbs: [
      { name: words.navigation[overview], path: overview },
      { name, path },
    ],
  };
}

/** Shared properties of pages of services, posts and projects. */
function detailPage<Entry extends Service | Post | Project>(
  list: '/service' | '/blog' | '/portfolio',
  entry: Entry,
  locale: Locale,
): Omit<EntryPage<Entry>, 'greeting' | 'media' | 'sample'> {
  const { title, summary } = entry.words[locale];
  const path = `${list}/${entry.id}` as const;
  return {
    entry,
    path,
    locale,
    title: titleOf(title, locale),
    heading: title,
    description: summary,
    picture: entry.image,
    breadcrumbs: [
      { name: getDictionary(locale).navigation[list], path: list },
      { name: title, path },
    ],
  };
}

/** The entries of a list, none if its page is unpublished. */
const listed = <Entry>(path: StaticPath, entries: readonly Entry[]) =>
  isPublished(path) ? entries : [];

const curtainPages = oncePerLocale((locale) => curtains.map((each) => categoryPage(each, locale)));
const blindPages = oncePerLocale((locale) => blinds.map((each) => categoryPage(each, locale)));

/** The category pages of one kind, in their order. */
export function categoryPages(kind: Category['kind'], locale: Locale) {
  return kind === 'curtains' ? curtainPages(locale) : blindPages(locale);
}

/** The services' pages, in their order. */
export const servicePages = oncePerLocale((locale): readonly EntryPage<Service>[] => {
  const words = getDictionary(locale);
  return services.map((service) => ({
    ...detailPage('/service', service, locale),
    ...(service.words[locale].tabTitle && {
      title: titleOf(service.words[locale].tabTitle, locale),
    }),
    greeting: greetingWithPrice(
      fill(words.chat.service, { name: inSentence(service.words[locale].title, words) }),
      `/service/${service.id}`,
      locale,
    ),
    media: withAltTexts(service.galleryImage, locale),
    sample: false,
  }));
});

/** The posts' pages, in their order. */
export const postPages = oncePerLocale((locale): readonly EntryPage<Post>[] =>
  listed('/blog', posts).map((post) => ({
    ...detailPage('/blog', post, locale),
    greeting: fill(getDictionary(locale).chat.post, { title: post.words[locale].title }),
    media: [],
    sample: post.sample,
  })),
);

/** The projects' pages, in their order. */
export const projectPages = oncePerLocale((locale): readonly EntryPage<Project>[] =>
  listed('/portfolio', projects).map((project) => ({
    ...detailPage('/portfolio', project, locale),
    // A screenshot contains text.
    picture: project.words[locale].image ?? project.image,
    greeting: fill(getDictionary(locale).chat.project, { title: project.words[locale].title }),
    media: [],
    sample: project.sample,
  })),
);

/** All pages made of entries. */
export function entryPages(locale: Locale): readonly Page[] {
  return [
    ...curtainPages(locale),
    ...blindPages(locale),
    ...servicePages(locale),
    ...postPages(locale),
    ...projectPages(locale),
  ];
}
