import { workPictures } from '@/content/about';
import { clients } from '@/content/clients';
import { blinds, curtains, posts, projects, services } from '@/content/collections';
import { gallerySections } from '@/content/gallery';
import { blindsBadge, blindsCards, curtainCards, featureImages, heroSlides } from '@/content/home';
import { exceptions, week } from '@/content/hours';
import { pagePictures } from '@/content/page-pictures';
import { type Path, type StaticPath, staticPaths } from '@/content/routes';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import type { Category } from '@/content/types';
import { wordsOf } from '@/content/words';
import { categoryPath } from '@/lib/category-path';

const words = wordsOf('en');
const { phones, email, address, links } = site;

/** What the contact bands of several pages show of the shop. */
const contact = { phones, email, address, links };

/** The cards of an overview. */
const cards = (categories: readonly Category[]) =>
  categories.map(({ banner, delivery, words: { en } }) => [
    banner,
    delivery,
    en.heading,
    en.goodFor,
  ]);

const post = (id: string) => posts.find((entry) => entry.id === id);

/** All that a page of `app/` shows of the content, besides its head. */
const staticContent: Readonly<Record<StaticPath, unknown>> = {
  '/': [
    words.home,
    heroSlides,
    curtainCards,
    blindsCards,
    blindsBadge,
    featureImages,
    clients,
    testimonials,
  ],
  '/service': [words.servicesPage, services.map(({ image, words: { en } }) => [image, en])],
  '/gallery': [words.galleryPage, gallerySections],
  '/curtains': [words.curtainsPage, words.order, cards(curtains), contact],
  '/blinds': [words.blindsPage, cards(blinds), contact],
  '/portfolio': [words.portfolioPage, projects],
  '/blog': [words.blogPage, posts],
  '/about': [words.aboutPage, workPictures, contact],
  '/contact': [words.contactPage, words.form, contact, week, exceptions],
  '/faq': [words.faqPage],
  '/terms': [words.termsPage, contact],
};

/** An entry that is a page of its own, with the words that all pages of its kind share. */
function entryContent(path: Path): unknown {
  const category = [...curtains, ...blinds].find((entry) => categoryPath(entry) === path);
  if (category) return [category, words.categoryPage, words.order];
  const service = services.find(({ id }) => path === `/service/${id}`);
  if (service) return [service, words.servicesPage];
  const [, section, id = ''] = path.split('/');
  return section === 'blog' ? [post(id), words.blogPage] : projects.find((each) => each.id === id);
}

/** Words, facts and choices of pictures of a page: what a change of makes the page a new one. */
export function pageContent(path: Path): unknown {
  const page = staticPaths.find((each) => each === path);
  return page ? [pagePictures[page], staticContent[page]] : entryContent(path);
}
