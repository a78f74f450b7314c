import { typesetAll } from '@/lib/text/typeset';
import {
  aboutPage,
  blindsPage,
  blogPage,
  contactPage,
  curtainsPage,
  faqPage,
  faqSubjects,
  galleryPage,
  homePage,
  portfolioPage,
  pricesPage,
  servicesPage,
  termsPage,
  visitPage,
} from './collections';
import type { InterfaceWords } from './en';
import { interfaceWords } from './interface-words';
import type { Locale } from './types';

/** The words of pages, which stand in `content/pages/` and `content/faq/`. */
function pageWords(locale: Locale) {
  return {
    aboutPage: aboutPage.words[locale],
    blindsPage: blindsPage.words[locale],
    blogPage: blogPage.words[locale],
    contactPage: contactPage.words[locale],
    curtainsPage: curtainsPage.words[locale],
    faqPage: {
      ...faqPage.words[locale],
      categories: faqSubjects.map(({ words }) => words[locale]),
    },
    galleryPage: galleryPage.words[locale],
    home: homePage.words[locale],
    portfolioPage: portfolioPage.words[locale],
    pricesPage: pricesPage.words[locale],
    servicesPage: servicesPage.words[locale],
    termsPage: termsPage.words[locale],
    visitPage: visitPage.words[locale],
  };
}

export type Words = InterfaceWords & ReturnType<typeof pageWords>;

const all: Readonly<Record<Locale, Words>> = {
  en: { ...typesetAll<InterfaceWords>(interfaceWords.en), ...pageWords('en') },
  ar: { ...typesetAll<InterfaceWords>(interfaceWords.ar), ...pageWords('ar') },
};

/** All words of a language besides those of entries. */
export function wordsOf(locale: Locale): Words {
  return all[locale];
}
