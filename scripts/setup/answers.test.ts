import { defaultLocale } from '@/config/locales';
import { valueAt } from '@/content/schema/issue';
import { type Field, problemOf, withValue } from './answers';
import { problemOfSetting, withSetting } from './settings';

const site = (...path: string[]): Field => ({ collection: 'site', locale: defaultLocale, path });

it('changes one value, and puts a new field in its place', () => {
  const instagram = site('links', 'instagram');
  const before = withValue(site('links', 'linkedin'), 'https://in.qa');
  const after = withValue(instagram, 'https://ig.qa', withValue(instagram, undefined, before));
  const links = Object.entries(Object(valueAt(after, ['links'])));
  const at = links.findIndex(([name]) => name === 'instagram');
  expect(links[at]).toEqual(['instagram', 'https://ig.qa']);
  expect(links.slice(at + 1)).toContainEqual(['linkedin', 'https://in.qa']);
  expect(after).toMatchObject({ ...Object(before), links: expect.anything() });
});

describe('problemOf', () => {
  it('has the schema’s error', () => {
    expect(problemOf(site('email'), 'hello@shop')).toMatch(/an e-mail address is wanted/);
    expect(problemOf(site('email'), 'hello@shop.qa')).toBeUndefined();
    expect(problemOf(site('email'), undefined)).toMatch(/is missing/);
    const arabic = { ...site('words', 'name'), locale: 'ar' };
    expect(problemOf(arabic, ' ')).toMatch(/the text is missing/);
  });

  it('reports conflicts with other fields', () => {
    const friday: Field = { collection: 'hours', locale: defaultLocale, path: ['week', 'friday'] };
    const saturday = [{ opens: '8:00', closes: '13:00' }];
    const entry = { week: { saturday }, noticeDays: 14 };
    const night = (closes: string) => [{ opens: '20:00', closes }];
    expect(problemOf(friday, night('9:00'), entry)).toMatch(/runs into the first of the next day/);
    expect(problemOf(friday, night('2:00'), entry)).toBeUndefined();
  });
});

describe('settings', () => {
  const text = '# The address\n# SITE=https://www.example.com\n\n# OTHER=\n';

  it('are written in place of their example, and removed again', () => {
    const after = withSetting(text, 'SITE', 'https://shop.qa');
    expect(after).toBe('# The address\nSITE=https://shop.qa\n\n# OTHER=\n');
    expect(withSetting(after, 'SITE', '')).toBe('# The address\n# SITE=\n\n# OTHER=\n');
    expect(withSetting(text, 'NEW', '1')).toBe(`${text}NEW=1\n`);
    expect(withSetting(text, 'NEW', '')).toBe(text);
  });

  it('are checked separately, like in the build', () => {
    expect(problemOfSetting('NEXT_PUBLIC_SITE_URL', 'https://shop.qa/a')).toMatch(/host only/);
    expect(problemOfSetting('NEXT_PUBLIC_SITE_URL', 'https://shop.qa')).toBeUndefined();
    expect(problemOfSetting('NEXT_PUBLIC_EMAIL_USER_ID', 'a b')).toMatch(/letters, digits/);
    expect(problemOfSetting('NEXT_PUBLIC_EMAIL_USER_ID', '')).toBeUndefined();
  });
});
