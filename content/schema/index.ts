import type { z } from 'zod';
import { category } from './category';
import { clothGuide } from './cloth';
import { client, faqSubject, post, project, service, testimonial } from './entries';
import { hours } from './hours';
import { film, picture } from './media';
import * as pages from './pages';
import { prices, pricesPage } from './prices';
import { type Known, references } from './references';
import { site } from './site';
import { visitPage } from './visit';
import { stockCloth, workshop } from './workshop';

type Shape = z.ZodObject;

/** Entries of one kind: a folder of `content/` with one JSON file each, or one file alone. */
export interface Kind {
  /** What the entries are called in `content/collections.ts`, and in the desk. */
  readonly name: string;
  /** Of the folder, or of the file without its ending. */
  readonly path: string;
  /** Whether it is one file and not a folder of them. */
  readonly single: boolean;
  /** Name of its type in `content/types.ts`. */
  readonly type: string;
  readonly schema: Shape;
}

/** Every kind of entry, in the order of the desk. */
export function kinds(known: Known): readonly Kind[] {
  const to = references(known);
  const folder = (name: string, path: string, type: string, schema: Shape): Kind => ({
    name,
    path,
    type,
    schema,
    single: false,
  });
  const file = (name: string, path: string, type: string, schema: Shape): Kind => ({
    ...folder(name, path, type, schema),
    single: true,
  });
  return [
    file('site', 'site', 'Site', site()),
    file('hours', 'hours', 'Hours', hours()),
    file('workshop', 'workshop', 'Workshop', workshop()),
    folder('stockCloths', 'cloths', 'StockClothEntry', stockCloth()),
    file('prices', 'prices', 'Prices', prices(to)),
    folder('curtains', 'categories/curtains', 'Category', category(to)),
    folder('blinds', 'categories/blinds', 'Category', category(to)),
    folder('services', 'services', 'Service', service(to)),
    folder('posts', 'blog', 'Post', post(to)),
    folder('projects', 'projects', 'Project', project(to)),
    folder('testimonials', 'testimonials', 'Testimonial', testimonial(to)),
    folder('clients', 'clients', 'ClientLogo', client(to)),
    folder('faqSubjects', 'faq', 'FaqSubject', faqSubject()),
    file('clothGuide', 'cloth', 'ClothGuide', clothGuide(to)),
    file('homePage', 'pages/home', 'HomePage', pages.homePage(to)),
    file('curtainsPage', 'pages/curtains', 'CurtainsPage', pages.curtainsPage(to)),
    file('blindsPage', 'pages/blinds', 'BlindsPage', pages.blindsPage(to)),
    file('servicesPage', 'pages/service', 'ServicesPage', pages.servicesPage(to)),
    file('galleryPage', 'pages/gallery', 'GalleryPage', pages.galleryPage(to)),
    file('measurePage', 'pages/measure', 'MeasurePage', pages.measurePage(to)),
    file('portfolioPage', 'pages/portfolio', 'PortfolioPage', pages.portfolioPage(to)),
    file('blogPage', 'pages/blog', 'BlogPage', pages.blogPage(to)),
    file('pricesPage', 'pages/prices', 'PricesPage', pricesPage(to)),
    file('visitPage', 'pages/visit', 'VisitPage', visitPage(to)),
    file('aboutPage', 'pages/about', 'AboutPage', pages.aboutPage(to)),
    file('contactPage', 'pages/contact', 'ContactPage', pages.contactPage(to)),
    file('faqPage', 'pages/faq', 'FaqPage', pages.faqPage(to)),
    file('termsPage', 'pages/terms', 'TermsPage', pages.termsPage(to)),
    folder('pictures', 'pictures', 'PictureEntry', picture(to)),
    folder('films', 'films', 'FilmEntry', film(to)),
  ];
}
