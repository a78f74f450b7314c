import { fieldTarget } from './answers';
import { settingTarget, withSetting } from './settings';

it('changes one value, and puts a new field in its place', () => {
  const instagram = fieldTarget('site', 'links.instagram');
  const before = fieldTarget('site', 'links.linkedin').changed(
    'https://www.linkedin.com/company/shop',
  );
  const after = instagram.changed(
    'https://www.instagram.com/shop',
    instagram.changed(undefined, before),
  );
  const links = Object.entries(Object(after).links);
  const at = links.findIndex(([name]) => name === 'instagram');
  expect(links[at]).toEqual(['instagram', 'https://www.instagram.com/shop']);
  expect(links.slice(at + 1)).toContainEqual(['linkedin', 'https://www.linkedin.com/company/shop']);
  expect(after).toMatchObject({ ...Object(before), links: expect.anything() });
});

it.each([
  ['email', 'en', 'hello@shop', /must be an e-mail address/],
  ['email', 'en', 'hello@shop.qa', undefined],
  ['words.name', 'en', ' ', /the text is missing/],
  ['words.logo.trade', 'en', 'Curtains '.repeat(9), /81 characters; must be at most 30/],
])('has the schema’s error of %s in %s: %s', (path, locale, value, error) => {
  const problem = fieldTarget('site', path, locale).problem(value);
  expect(problem).toEqual(error && expect.stringMatching(error));
});

describe('settings', () => {
  const text = '# The address\n# SITE=https://www.example.com\n\n# OTHER=\n';

  it('are written instead of their example, and removed again', () => {
    const after = withSetting(text, 'SITE', 'https://shop.qa');
    expect(after).toBe('# The address\nSITE=https://shop.qa\n\n# OTHER=\n');
    expect(withSetting(after, 'SITE')).toBe('# The address\nSITE=\n\n# OTHER=\n');
    expect(withSetting(text, 'NEW', '1')).toBe(`${text}NEW=1\n`);
  });

  it.each([
    ['SITE_URL', 'https://shop.qa/a', /host only/],
    ['SITE_URL', 'https://shop.qa', undefined],
    ['EMAIL_USER_ID', 'a b', /letters, digits/],
  ])('are checked separately, like in the build: %s=%s', (name, value, error) => {
    const problem = settingTarget(`NEXT_PUBLIC_${name}`).problem(value);
    expect(problem).toEqual(error && expect.stringMatching(error));
  });
});
