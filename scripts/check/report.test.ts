import { checkPublishable, report, summary } from './report';
import type { SampleGroup } from './sample-groups';

const issue = (field: string, file = 'content/site.json') => {
  return { file, line: 16, path: field.split('.'), message: '+1' };
};
const contact: SampleGroup = {
  title: 'Contact facts',
  why: '',
  wanted: 'yours',
  stopsPublishing: true,
  issues: ['phones.hero', 'email'].map((field) => issue(field)),
};
const policies: SampleGroup = {
  ...contact,
  title: 'Open places',
  stopsPublishing: false,
  issues: ['a', 'b'].map((id) => issue('words.quote', `content/testimonials/${id}.json`)),
};

it('lists replacements and places', () => {
  const text = report([contact, policies], true);
  expect(text).toContain('1. Contact facts: 2');
  expect(text).toContain('   Put yours:\n      content/site.json:16: phones.hero: +1');
  expect(text).toContain('2. Open places: 2');
});

it('keeps a group’s number when another is done, and reports when nothing is left', () => {
  const done = { ...contact, issues: [] };
  expect(report([done, policies], true)).toMatch(/^2\. Open places: 2$/m);
  expect(report([done], false)).toMatch(/^Nothing in content/);
});

it('summarizes each group in two lines, with the admin’s labels', () => {
  expect(summary([contact, policies])).toEqual([
    '1. Contact facts: 2 (stops publishing)',
    '   Showroom, Email',
    '2. Open places: 2',
    '   Reviews 2',
  ]);
});

it('refuses to publish samples unless allowed', () => {
  expect(() => checkPublishable([contact, policies], false)).toThrow('Not published');
  expect(checkPublishable([contact], true)).toContain('ALLOW_SAMPLE is 1');
});

it('publishes open facts, with their number', () => {
  expect(checkPublishable([policies], false)).toMatch(/^1\. Open places: 2$/m);
  expect(checkPublishable([{ ...policies, issues: [] }], false)).toBe('');
});
