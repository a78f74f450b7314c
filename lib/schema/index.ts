import { z } from 'zod';
import { sourceLocale } from '../../config/locales';
import { category, clothGuide, stockCloth } from './category';
import {
  client,
  faqSubject,
  post,
  project,
  promises,
  service,
  testimonial,
  workshop,
} from './entries';
import { hours } from './hours';
import { film, picture } from './media';
import { staticPages } from './pages/static-pages';
import { prices } from './prices';
import { site } from './site';
import { wordsOf } from './words';

export function schemaOf({ schema }: Collection, locale: string): z.ZodType {
  if (locale === sourceLocale) return schema;
  const { words } = schema.shape;
  return words ? z.strictObject({ words }) : z.strictObject({});
}

const fileType = (name: string) => `typeof import('@/content/${name}.json')`;

/** All collections, in the order of the admin: folders of `content/` with a JSON file for each entry, and single files. */
export function collections() {
  const folder = (name: string, path: string, type: string, schema: z.ZodObject) => {
    return { name, path, type, schema, single: false };
  };
  const file = (...own: Parameters<typeof folder>) => ({ ...folder(...own), single: true });
  const words = (name: string) =>
    file(
      `${name}Texts`,
      name,
      `Words<${fileType(name)}>`,
      z.strictObject({ words: wordsOf(name) }),
    );
  return [
    file('site', 'site', 'Site', site),
    file('hours', 'hours', 'Hours', hours),
    file('promises', 'promises', 'Promises', promises),
    file('workshop', 'workshop', 'Workshop', workshop),
    folder('stockCloths', 'cloths', 'StockClothEntry', stockCloth),
    file('prices', 'prices', 'Prices', prices),
    folder('curtains', 'categories/curtains', 'Category', category),
    folder('blinds', 'categories/blinds', 'Category', category),
    folder('services', 'services', 'Service', service),
    folder('posts', 'blog', 'Post', post),
    folder('projects', 'projects', 'Project', project),
    folder('testimonials', 'testimonials', 'Testimonial', testimonial),
    folder('clients', 'clients', 'ClientLogo', client),
    folder('faqSubjects', 'faq', 'FaqSubject', faqSubject),
    file('clothGuide', 'cloth', 'ClothGuide', clothGuide()),
    ...staticPages().map(({ name, path, file: own, schema }) =>
      file(name, own, `StaticPageEntry<'${path}', ${fileType(own)}>`, schema),
    ),
    ...['interface', 'planner', 'answer'].map(words),
    folder('pictures', 'pictures', 'PictureEntry', picture),
    folder('films', 'films', 'FilmEntry', film),
  ];
}

export type Collection = Readonly<ReturnType<typeof collections>[number]>;
