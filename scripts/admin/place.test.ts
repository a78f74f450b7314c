import { adminPlace, placedIssueText } from './place';

const at = (file: string, field: string) => adminPlace({ file: `content/${file}`, field });

test('names a field as the admin does, from the menu on', () => {
  expect(at('site.json', 'phones.hero')).toBe(
    'The shop › Telephone, address and links › Phones › Showroom',
  );
  expect(at('pages/home.json', 'slides[2].tall')).toBe(
    'Words of pages › Home › Slides › 2 › Upright picture',
  );
  expect(at('categories/curtains/wave.ar.json', 'words.name')).toMatch(
    /^Curtain pages › wave › Words › .* \(Arabic\)$/,
  );
});

test('names a field that the schema does not know, and a file that the admin does not show', () => {
  expect(at('site.json', 'phones.fax')).toMatch(/Phones › Fax$/);
  expect(at('media/pictures/a.jpg', '')).toBe('content/media/pictures/a.jpg');
});

test('contains the message', () => {
  const fault = { file: 'content/site.json', line: 3, field: 'email', message: 'is missing' };
  expect(placedIssueText(fault)).toBe(
    '**The shop › Telephone, address and links › Email**: is missing',
  );
});
