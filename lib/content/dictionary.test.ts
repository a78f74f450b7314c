import { inLanguage } from '@/lib/content/dictionary';
import { withFacts } from '../text/shop-names';

const both = (en: string, ar: string) => ({ en, ar });

test('an entry in one language has its facts, and texts of that language at any depth', () => {
  const entry = {
    order: 1,
    items: [{ src: 'a', caption: both('Wave', 'ويفي'), points: [both('One', 'واحد')] }],
    words: { en: { name: 'Shop' }, ar: { name: 'متجر' } },
  };
  expect(inLanguage(entry, 'ar')).toEqual({
    order: 1,
    items: [{ src: 'a', caption: 'ويفي', points: ['واحد'] }],
    name: 'متجر',
  });
});

test('facts of the shop are filled in as the language of each text has them', () => {
  const facts: Record<string, Record<string, string>> = {
    en: { 'shop.city': 'Doha' },
    ar: { 'shop.city': 'الدوحة', 'shop.country': 'عُمان' },
  };
  const value = {
    ...{ title: 'In {shop.city}', order: 1, caption: null },
    items: [both('{shop.city}', 'ب{shop.city} ول{shop.city} ول{shop.country} {shop.town}')],
  };
  expect(withFacts(value, (locale) => facts[locale] ?? {}, 'en')).toEqual({
    ...{ title: 'In Doha', order: 1, caption: null },
    items: [both('Doha', 'بالدوحة وللدوحة ولعُمان {shop.town}')],
  });
});
