import { Entries } from './entries';

const long = {
  en: 'Uncounterweightedsilkenvoilecurtains',
  ar: 'فلتستقبلونناوستستخدمونهاوتستحسنونها',
};

const hours = (opens: string, closes: string) => [{ opens, closes }];

/**
 * Turns a copy of the content into a second shop's, as different as the schema allows: fewer entries, pages
 * switched off, a night shift, one telephone, words of thirty letters.
 */
export function makeSecondShop(root: string): void {
  const shop = new Entries(root);

  // Fewer entries.
  const gone = [
    ...shop.limit('categories/curtains', 5).map((id) => [`/curtains/${id}`, '/curtains'] as const),
    ...shop.limit('categories/blinds', 2).map((id) => [`/blinds/${id}`, '/blinds'] as const),
    ...shop.limit('services', 7).flatMap((id) => {
      const [first = ''] = shop.idsIn('services');
      return [[`/service/${id}`, `/service/${first}`] as const, [id, first] as const];
    }),
  ];
  const instead = new Map<unknown, string>(gone);
  const folders = ['pages', 'services', 'categories/curtains', 'categories/blinds'];
  shop.everywhere((value) => instead.get(value) ?? value, folders);
  for (const folder of ['blog', 'projects', 'clients']) shop.limit(folder, 0);
  shop.limit('testimonials', 1);
  shop.limit('faq', 3);
  for (const page of ['blog', 'portfolio', 'terms']) shop.put(`pages/${page}`, 'published', false);
  shop.cut('pages/home', 2, 'slides', 'hero.slides');
  shop.cut('pages/home', 2, 'blindsCards', 'blinds.cards');
  shop.cut('pages/gallery', 1, 'sections', 'sections');
  shop.cut('prices', 0, 'products', 'products');
  for (const list of ['curtainCards', 'blindsCards']) {
    for (const index of Array(9).keys())
      shop.put('pages/home', `${list}.${index}.discount`, undefined);
  }
  shop.put('cloth', 'pages', undefined);

  // Facts.
  shop.put('site', 'phones', { hero: '+974 4412 7788' });
  shop.put('site', 'email', 'salam@second.example');
  shop.put('pages/accessibility', 'published', true);
  shop.put('pages/accessibility', 'email', 'salam@second.example');
  shop.put('site', 'links', { facebook: 'https://www.facebook.com/second' });
  shop.put('site', 'address', {
    zone: '90',
    street: '340',
    building: '17',
    countryCode: 'QA',
    geo: { latitude: 25.1715, longitude: 51.6034, sample: false },
  });
  shop.put('hours', 'week', {
    saturday: hours('16:00', '23:00'),
    sunday: hours('9:00', '21:00'),
    wednesday: hours('9:00', '21:00'),
    thursday: hours('19:00', '2:30'),
  });
  const names = {
    en: ['Harbour Drapery', 'Harbour', 'Drapery', 'Harbour Interiors', 'Quay', 'Qatar'],
    ar: ['ستائر المرفأ', 'المرفأ', 'للستائر', 'المرفأ للديكور', 'الرصيف', 'قطر'],
  } as const;
  for (const locale of ['en', 'ar'] as const) {
    const [name, half, trade, secondName, district, country] = names[locale];
    const inFile = (file: string) => (locale === 'en' ? file : `${file}.ar`);
    shop.put(inFile('site'), 'words', {
      name,
      logo: { name: half, trade },
      secondName,
      address: { district, city: long[locale], country },
    });

    // Words of thirty letters.
    const fields = [
      ['categories/curtains', 'name'],
      ['categories/blinds', 'heading'],
      ['services', 'title'],
      ['testimonials', 'quote'],
      ['faq', 'category'],
    ] as const;
    for (const [index, [folder, field]] of fields.entries()) {
      const [first] = shop.idsIn(folder);
      if (first)
        shop.put(inFile(`${folder}/${first}`), `words.${field}`, `${long[locale]} ${index}`);
    }
    shop.put(inFile('pages/home'), 'words.hero.slides.0.title', long[locale]);
    const [review] = shop.idsIn('testimonials');
    if (review)
      shop.put(inFile(`testimonials/${review}`), 'words.name', locale === 'en' ? 'Huda' : 'هدى');
  }

  // Nothing is invented.
  for (const file of ['pages/home', 'pages/terms', 'prices']) shop.put(file, 'sample', false);
  for (const folder of ['testimonials', 'cloths']) {
    for (const id of shop.idsIn(folder)) shop.put(`${folder}/${id}`, 'sample', false);
  }
}
