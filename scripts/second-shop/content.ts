import { prune } from '../check/prune';
import changes from './changes.json';
import { Entries } from './entries';

const long = {
  en: 'Uncounterweightedsilkenvoilecurtains',
  ar: 'فلتستقبلونناوستستخدمونهاوتستحسنونها',
};

/** What the second shop does not have. */
const none = ['blog', 'projects', 'clients', 'testimonials', 'films', 'categories/blinds'];

/**
 * Turns a copy of the content into a second shop's, as different as the schema allows: fewer entries, a product page
 * of another name, no blinds, films or reviews, pages switched off, a night shift, one telephone, Arabic alone
 * (changes.json), words of thirty letters.
 */
export function makeSecondShop(root: string): void {
  const shop = new Entries(root);
  shop.respell();

  const [known = ''] = shop.idsIn('categories/curtains');
  shop.rename('categories/curtains', known, 'harbour');
  shop.limit('categories/curtains', 5);
  shop.limit('services', 7);
  for (const folder of none) shop.limit(folder, 0);
  shop.limit('faq', 3);
  shop.cut('pages/home', 2, 'slides');
  shop.cut('pages/home', 2, 'blindsCards');
  shop.cut('pages/gallery', 1, 'sections');
  shop.cut('prices', 0, 'products');
  for (const index of Array(9).keys())
    shop.put('pages/home', `curtainCards.${index}.discount`, undefined);
  for (const index of [0, 1]) shop.put('pages/home', `blindsCards.${index}.discount`, false);

  for (const { file, path, value } of changes) shop.put(file, path, value);
  const firstOf = (folder: string) => `${folder}/${shop.idsIn(folder)[0]}`;
  const longWords = [
    ['site', 'address.city'],
    [firstOf('categories/curtains'), 'name'],
    [firstOf('services'), 'title'],
    [firstOf('faq'), 'category'],
  ] as const;
  for (const locale of ['en', 'ar'] as const) {
    const inFile = (file: string) => (locale === 'en' ? file : `${file}.ar`);
    for (const [index, [file, field]] of longWords.entries())
      shop.put(inFile(file), `words.${field}`, `${long[locale]} ${index}`);
    shop.put('pages/home', `slides.0.title.${locale}`, long[locale]);
  }

  // Nothing is invented.
  for (const file of ['pages/home', 'pages/terms', 'prices']) shop.put(file, 'sample', false);
  for (const id of shop.idsIn('cloths')) shop.put(`cloths/${id}`, 'sample', false);
  prune(root);
}
