import { capitalized } from '../../lib/text/case';

export interface AdminLabels {
  readonly label: string;
  readonly one: string;
  /** An entry's summary in the list: fields, or the file name. */
  readonly entry: string;
  readonly choice?: string;
  readonly slug?: string;
  readonly hint: string;
  readonly icon: string;
}

const category = {
  entry: '{{words.name}}',
  hint: 'Each is a page of the site and in the menu.',
};

export const adminFolders: Readonly<Record<string, AdminLabels>> = {
  stockCloths: {
    label: 'Cloths',
    one: 'Cloth',
    entry: '{{words.name}}',
    hint: 'The planner calculates their metres; it offers the most transparent one first.',
    icon: 'texture',
  },
  curtains: { ...category, label: 'Curtain pages', one: 'Curtain page', icon: 'curtains' },
  blinds: { ...category, label: 'Blinds pages', one: 'Blinds page', icon: 'blinds' },
  services: {
    label: 'Services',
    one: 'Service',
    entry: '{{words.title}}',
    hint: 'Product pages link to services; remove a service there when you delete it.',
    icon: 'design_services',
  },
  posts: {
    label: 'Blog posts',
    one: 'Post',
    entry: '{{words.title}}',
    hint: 'A public build fails until invented posts are replaced or deleted.',
    icon: 'article',
  },
  projects: {
    label: 'Projects',
    one: 'Project',
    entry: '{{words.title}}',
    hint: 'The portfolio shows three at first.',
    icon: 'photo_album',
  },
  testimonials: {
    label: 'Reviews',
    one: 'Review',
    entry: '{{words.name}}',
    hint: 'Shown on the home page; without any, the section is hidden.',
    icon: 'reviews',
  },
  clients: {
    label: 'Client logos',
    one: 'Client logo',
    entry: '{{words.alt}}',
    hint: 'Six fill the home page’s row; without any, the section is hidden.',
    icon: 'apartment',
  },
  faqSubjects: {
    label: 'Questions',
    one: 'Subject',
    entry: '{{words.category}}',
    hint: 'Each is a section of the questions page.',
    icon: 'help',
  },
  pictures: {
    label: 'Pictures',
    one: 'Picture',
    entry: '{{slug}}',
    choice: '{{slug}}: {{words.alt}}',
    slug: 'picture-{{words.alt | truncate(40)}}',
    hint: 'You can also add pictures in a page’s own form, below its picture field.',
    icon: 'image',
  },
  films: {
    label: 'Films',
    one: 'Film',
    entry: '{{slug}}',
    hint: 'Silent films of at most 600 KB. Longer ones belong on YouTube or Vimeo.',
    icon: 'movie',
  },
};

const fileLabels: Readonly<Record<string, string>> = {
  site: 'Telephone, address and links',
  hours: 'Opening hours',
  workshop: 'Workshop',
  prices: 'Prices',
  clothGuide: 'The cloth in the light',
  curtainsPage: 'Curtains and furniture',
  faqPage: 'Questions',
  interfaceTexts: 'Buttons, labels and messages',
  plannerTexts: 'The planner',
  answerTexts: 'Price and day of a product',
};

/** The label of a collection: of a single file by default a page's path. */
export function adminLabel(name: string): string {
  const own = name.replace(/Page$/, '');
  return adminFolders[name]?.label ?? fileLabels[name] ?? capitalized(own);
}

export const adminGroups = { shop: 'The shop', pages: 'Words of pages' } as const;

/** The group of a single file: facts of the shop, or words of a page. */
export const adminGroupOf = ({ name }: { readonly name: string }): keyof typeof adminGroups =>
  ['site', 'hours', 'workshop', 'prices'].includes(name) ? 'shop' : 'pages';
