import { adminPlace } from './place';

const at = (file: string, ...path: (string | number)[]) =>
  adminPlace({ file: `content/${file}`, path }).place;

test('has the admin’s labels, from the menu', () => {
  expect(at('site.json', 'phones', 'showroom')).toBe(
    'The shop › Telephone, address and links › Phones › Telephone',
  );
  expect(at('pages/home.json', 'slides', 1, 'tall')).toBe(
    'Words of pages › Home › Slides › 2 › Upright picture',
  );
  expect(at('categories/curtains/wave.ar.json', 'words', 'name')).toMatch(
    /^Curtain pages › wave › Words › .* \(Arabic\)$/,
  );
});
