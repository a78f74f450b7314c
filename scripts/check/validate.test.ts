import { change, faults, read, remove, removeAll, replace, wave, words, write } from './testing';
import { validateContent } from './validate';

it('has nothing against the content as it is', () => {
  expect(validateContent()).toEqual([]);
});

it('names all faults at once', () => {
  replace(wave, /"description": ".*"/, '"description": "Short"');
  replace('site.json', 'hello@example.com', 'hello');
  expect(faults()).toHaveLength(2);
});

it('refuses a file that is no JSON, by its line', () => {
  replace(wave, '"order": 5,', '"order": 5');
  // And says nothing of what refers to it.
  expect(faults()).toEqual([
    `${wave}:3: this is no JSON; a comma, a quotation mark or a bracket is missing or too many, here or just before`,
  ]);
});

it('refuses a byte order mark, and a field that is there twice', () => {
  write(wave, `\uFEFF${read(wave)}`);
  replace('site.json', '"secondName"', '"name": "x",\n  "secondName"');
  expect(faults().join('\n')).toMatch(/wave\.json:1: begins with a byte order mark.*/s);
  expect(faults().join('\n')).toMatch(
    /site\.json:\d+: ‘name’ is there twice; one of them would be lost/,
  );
});

it('tells once which places name an entry that is deleted', () => {
  remove(wave);
  remove(wave.replace('.json', '.ar.json'));
  const [fault = '', ...others] = faults();
  expect(others).toEqual([]);
  expect(fault).toContain('‘/curtains/wave’: there is no such page');
  expect(fault).toMatch(/\n {3}.*pages\/home\.json:\d+: curtainCards\[\d\]\.link/);
  expect(fault).toMatch(/\n {3}.*services\/\w+\.json:\d+: categories\[\d\]/);
});

it('takes none of what a page can do without, as an empty list or left out as the desk leaves it', () => {
  for (const folder of ['blog', 'projects', 'testimonials', 'clients', 'faq']) removeAll(folder);
  change(wave, ({ media, icons, services, ...facts }) => ({
    ...facts,
    words: { ...words(facts), captions: [], features: [], reasons: undefined },
  }));
  change(wave.replace('.json', '.ar.json'), (facts) => ({
    words: { ...words(facts), captions: undefined, features: [], reasons: [] },
  }));
  expect(faults()).toEqual([]);
});

it('takes names of the shop in texts, and no others in braces', () => {
  replace(wave, /"goodFor": ".*"/, '"goodFor": "Rooms in {shop.district}, {shop.city}"');
  expect(faults()).toEqual([]);
  replace(wave, '{shop.city}', '{shop.town}');
  expect(faults().join('\n')).toContain('words.goodFor: ‘Rooms in');
  expect(faults().join('\n')).toContain(
    '{shop.town} stands for nothing; names of the shop are {shop.name}',
  );
});

it('wants a word for each thing of a list', () => {
  change(wave, ({ media, ...facts }) => ({ ...facts, media: Object(media).slice(1) }));
  const found = faults().join('\n');
  expect(found).toMatch(
    /wave\.json:\d+: words\.captions: 6 of them; 5 are wanted, one for each of ‘media’/,
  );
  expect(found).toMatch(/wave\.ar\.json:\d+: words\.captions: 6 of them; 5 are wanted/);
});

it('names the places that lead to a page that is switched off', () => {
  change('pages/gallery.json', (facts) => ({ ...facts, published: false }));
  change('pages/home.json', ({ slides, ...facts }) => ({
    ...facts,
    slides: Object(slides).map((slide: object) => ({ ...slide, link: '/gallery' })),
  }));
  expect(faults().join('\n')).toMatch(/‘\/gallery’: there is no such page.* These \d places/);
});

it('refuses two pictures of one address, and names that cannot stand in one', () => {
  write('pictures/showroom-2.json', read('pictures/showroom.json'));
  write('services/My Service.json', read('services/beds.json'));
  const found = faults().join('\n');
  expect(found).toContain('showroom-2.json has a picture of the same address');
  expect(found).toContain(
    'services/My Service.json: its name becomes an address; use small letters, digits and ‘-’',
  );
});

it('refuses files that nothing reads', () => {
  write('blog/notes.txt', '');
  write('services/stools.ar.json', '{}');
  expect(faults()).toEqual([
    'services/stools.ar.json: it translates stools.json, which is not there; take it away too',
    'blog/notes.txt: nothing reads this file; take it away',
  ]);
});

it('takes the words of another language and checks them', () => {
  const { words } = JSON.parse(read('services/beds.json'));
  write('services/beds.ar.json', JSON.stringify({ words }));
  expect(faults()).toEqual([]);
  write('services/beds.ar.json', JSON.stringify({ order: 1, words: { ...words, title: '' } }));
  expect(faults()).toEqual([
    'services/beds.ar.json:1: words.title: ‘’: the text is missing',
    'services/beds.ar.json:1: order: nothing reads this field here; is it misspelt?',
  ]);
});
