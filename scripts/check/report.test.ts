import type { Group } from './findings';
import { checkPublishable } from './publishable';
import { report, summary } from './report';

const group = (id: Group['id'], title: string, now: string, ...fields: string[]): Group => ({
  id,
  title,
  why: '',
  stopsPublishing: id === 'contact',
  findings: fields.map((field) => ({ file: 'site.json', line: 16, field, now, wanted: 'yours' })),
});
const contact = group('contact', 'Contact facts', '+1', 'phone');
const policies = group('policies', 'Open places', 'Within [a] or [b].', '[a]', '[b]');

it('says what to put and where, and a sentence with two brackets once', () => {
  const text = report([contact, policies], true);
  expect(text).toContain('1. Contact facts: 1');
  expect(text).toContain('   Put yours:\n      site.json:16  phone: +1');
  expect(text).toContain('2. Open places: 2');
  expect(text.match(/Within \[a\]/g)).toHaveLength(1);
});

it('keeps the number of a group when another is done, and says when nothing is left', () => {
  const done = { ...contact, findings: [] };
  expect(report([done, policies], true)).toMatch(
    /1\. Contact facts: nothing left\s+2\. Open places: 2/,
  );
  expect(report([done], false)).toMatch(/^Nothing in content/);
});

it('says it all in two lines a group, in the words of the desk', () => {
  const facts = ['phones.hero', 'email'].map((field) => ({
    ...policies.findings[0],
    file: 'content/site.json',
    field,
    now: '',
    wanted: '',
  }));
  const reviews = { file: 'content/testimonials/a.json', field: 'a', now: '', wanted: '' };
  const lines = summary([
    { ...contact, findings: facts },
    { ...policies, findings: [reviews, reviews] },
  ]);
  expect(lines).toEqual([
    '1. Contact facts: 2 (stops publishing)',
    '   Showroom, Email',
    '2. Open places: 2',
    '   Reviews 2',
  ]);
});

it('refuses to publish samples unless told so outright', () => {
  expect(() => checkPublishable([contact, policies], false)).toThrow('Not published');
  expect(checkPublishable([contact], true)).toContain('ALLOW_SAMPLE is 1');
});

it('publishes open places, and says how many there are', () => {
  expect(checkPublishable([policies], false)).toMatch(/^1\. Open places: 2$/m);
  expect(checkPublishable([{ ...policies, findings: [] }], false)).toBe('');
});
