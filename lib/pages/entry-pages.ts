import { oncePerLocale } from '@/config/locales';
import type { StaticPath } from '@/config/paths';
import {
  type Category,
  getDictionary,
  inLanguage,
  type Locale,
  type Post,
  type Project,
  type Service,
  site,
} from '@/lib/content';
import { blinds, curtains, posts, projects, services } from '@/lib/content/collections';
import { fill, inSentence } from '@/lib/text';
import { categoryPath } from '../urls';
import type { EntryPage, Page } from './page';
import { publishedPaths } from './static-pages';

const titleOf = (title: string, locale: Locale) => `${inLanguage(site, locale).name} | ${title}`;

function categoryPage(entry: Category, locale: Locale): EntryPage<Category> {
  const { name, heading, tabTitle = heading, description } = inLanguage(entry, locale);
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
    greeting: fill(words.chat.product, { name: inSentence(heading, words) }),
    picture: entry.banner,
    media: entry.media,
    sample: false,
    breadcrumbs: [
      { name: words.navigation[overview], path: overview },
      { name, path },
    ],
  };
}

function detailPage<Entry extends Service | Post | Project>(
  list: '/service' | '/blog' | '/portfolio',
  entry: Entry,
  greeting: string,
  locale: Locale,
): EntryPage<Entry> {
  const { title, summary } = inLanguage(entry, locale);
  const path = `${list}/${entry.id}` as const;
  return {
    entry,
    path,
    locale,
    title: titleOf(title, locale),
    heading: title,
    description: summary,
    greeting,
    picture: entry.image,
    media: [],
    sample: 'sample' in entry && entry.sample,
    breadcrumbs: [
      { name: getDictionary(locale).navigation[list], path: list },
      { name: title, path },
    ],
  };
}

/** The entries of a list, none if its page is unpublished. */
const listed = <Entry>(path: StaticPath, entries: readonly Entry[]) =>
  publishedPaths.includes(path) ? entries : [];

const curtainPages = oncePerLocale((locale) => curtains.map((each) => categoryPage(each, locale)));
const blindPages = oncePerLocale((locale) => blinds.map((each) => categoryPage(each, locale)));

export const categoryPages = (kind: Category['kind'], locale: Locale) =>
  kind === 'curtains' ? curtainPages(locale) : blindPages(locale);

export const servicePages = oncePerLocale((locale) =>
  services.map((service): EntryPage<Service> => {
    const words = getDictionary(locale);
    const { title, tabTitle = title } = inLanguage(service, locale);
    const greeting = fill(words.chat.service, { name: inSentence(title, words) });
    return {
      ...detailPage('/service', service, greeting, locale),
      title: titleOf(tabTitle, locale),
      media: service.galleryImage.map(({ picture, ...place }) => ({
        type: 'image',
        src: picture,
        ...place,
      })),
    };
  }),
);

export const postPages = oncePerLocale((locale) =>
  listed('/blog', posts).map((post) => {
    const { title } = inLanguage(post, locale);
    return detailPage('/blog', post, fill(getDictionary(locale).chat.post, { title }), locale);
  }),
);

export const projectPages = oncePerLocale((locale) =>
  listed('/portfolio', projects).map((project): EntryPage<Project> => {
    const { title, image } = inLanguage(project, locale);
    const greeting = fill(getDictionary(locale).chat.project, { title });
    // Its picture is a screenshot, which contains text.
    return { ...detailPage('/portfolio', project, greeting, locale), picture: image };
  }),
);

export const productPages = (locale: Locale): readonly Page[] => [
  ...curtainPages(locale),
  ...blindPages(locale),
  ...servicePages(locale),
];

export const entryPages = (locale: Locale): readonly Page[] => [
  ...productPages(locale),
  ...postPages(locale),
  ...projectPages(locale),
];
