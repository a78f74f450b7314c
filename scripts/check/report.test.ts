import type { Group } from './findings';
import { checkPublishable } from './publishable';
import { report } from './report';

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
  const text = report([contact, policies]);
  expect(text).toContain('1. Contact facts: 1');
  expect(text).toContain('   Put yours:\n      site.json:16  phone: +1');
  expect(text).toContain('2. Open places: 2');
  expect(text.match(/Within \[a\]/g)).toHaveLength(1);
});

it('keeps the number of a group when another is done, and says when nothing is left', () => {
  const done = { ...contact, findings: [] };
  expect(report([done, policies])).toMatch(/1\. Contact facts: nothing left\s+2\. Open places: 2/);
  expect(report([done])).toMatch(/^Nothing in content/);
});

it('refuses to publish samples unless told so outright', () => {
  expect(() => checkPublishable([contact, policies], false)).toThrow('Not published');
  expect(checkPublishable([contact], true)).toContain('ALLOW_SAMPLE is 1');
});

it('publishes open places, and says how many there are', () => {
  expect(checkPublishable([policies], false)).toMatch(/2 {2}Open places$/);
  expect(checkPublishable([{ ...policies, findings: [] }], false)).toBe('');
});
