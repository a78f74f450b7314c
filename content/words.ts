import { aboutPage } from './en/about';
import { blindsPage } from './en/blinds';
import { blogPage } from './en/blog';
import { chat } from './en/chat';
import { contactPage } from './en/contact';
import { contactFacts } from './en/contact-facts';
import { curtainsPage } from './en/curtains';
import { delivery } from './en/delivery';
import { errors } from './en/errors';
import { faqPage } from './en/faq';
import { footer } from './en/footer';
import { form } from './en/form';
import { galleryPage } from './en/gallery';
import { home } from './en/home';
import { hours } from './en/hours';
import { machines } from './en/machines';
import { navigation } from './en/navigation';
import { categoryPage, order } from './en/order';
import { portfolioPage } from './en/portfolio';
import { servicesPage } from './en/services';
import { termsPage } from './en/terms';
import { ui } from './en/ui';
import type { Locale } from './types';

const en = {
  /** Language and direction of the document. */
  language: 'en',
  direction: 'ltr',
  /** Of Open Graph. */
  territory: 'en_QA',
  aboutPage,
  blindsPage,
  blogPage,
  categoryPage,
  chat,
  contactFacts,
  contactPage,
  curtainsPage,
  delivery,
  errors,
  faqPage,
  footer,
  form,
  galleryPage,
  home,
  hours,
  machines,
  navigation,
  order,
  portfolioPage,
  servicesPage,
  termsPage,
  ui,
} as const;

/** A second language has texts of its own in the same shape. */
type Translated<T> = T extends string ? string : { readonly [Key in keyof T]: Translated<T[Key]> };

export type Words = Translated<typeof en>;

const all: Readonly<Record<Locale, Words>> = { en };

/** The words that every page shares, and those of the pages without a file of their own. */
export function wordsOf(locale: Locale): Words {
  return all[locale];
}
