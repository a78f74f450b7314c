import { inLanguage } from './in-language';
import { withNames } from './shop-names';

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

test('names of the shop are filled in as the language of each text has them', () => {
  const names: Readonly<Record<string, object>> = { en: { city: 'Doha' }, ar: { city: 'الدوحة' } };
  const value = {
    title: 'In {shop.city}',
    items: [both('{shop.city}', '{shop.city} {shop.town}')],
  };
  expect(withNames(value, (locale) => ({ ...names[locale] }), 'en')).toEqual({
    title: 'In Doha',
    items: [both('Doha', 'الدوحة {shop.town}')],
  });
});
