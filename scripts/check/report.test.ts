import type { Group } from './findings';
import { report, reportJson, summary } from './report';

const contact: Group = {
  id: 'contact',
  title: 'Contact facts',
  why: 'Nobody answers.',
  stopsPublishing: true,
  findings: [
    {
      file: 'content/site.json',
      line: 16,
      field: 'site.phone',
      now: "'+1'",
      wanted: 'your number',
    },
  ],
};
const policies: Group = {
  id: 'policies',
  title: 'Open places',
  why: 'Visitors see them.',
  stopsPublishing: false,
  findings: ['[a]', '[b]'].map((field) => ({
    file: 'content/pages/terms.json',
    line: 3,
    field,
    now: 'Within [a] or [b].',
    wanted: 'your figure',
  })),
};
const renders: Group = {
  id: 'renders',
  title: 'Renders',
  why: 'The footer says so.',
  stopsPublishing: false,
  findings: Array.from({ length: 12 }, (_, index) => ({
    file: 'content/pictures.ts',
    line: index,
    field: `picture-${index}`,
    now: 'a render',
    wanted: 'your photograph',
  })),
};

it('says what to put and where, the field by name', () => {
  expect(report([contact])).toContain(
    "   Put your number:\n      content/site.json:16  site.phone: '+1'",
  );
});

it('says a sentence with two brackets once, and counts both', () => {
  const text = report([policies]);
  expect(text.match(/Within \[a\]/g)).toHaveLength(1);
  expect(text).toContain('Open places: 2');
});

it('lists renders by name in lines that fit', () => {
  const text = report([renders]);
  expect(text).toContain('picture-0, picture-1');
  expect(text).toContain('picture-11');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

it('ends with one line for each group, and says what stops publishing', () => {
  expect(summary([contact, { ...renders, findings: [] }, policies])).toEqual([
    '    1  Contact facts   (stops publishing)',
    '    2  Open places',
  ]);
});

it('keeps the number of a group when another is done', () => {
  const text = report([{ ...contact, findings: [] }, policies]);
  expect(text).toContain('1. Contact facts: nothing left');
  expect(text).toContain('2. Open places: 2');
});

it('says when nothing is left', () => {
  expect(report([{ ...contact, findings: [] }])).toMatch(/^Nothing in content/);
});

it('tells programs the same', () => {
  expect(JSON.parse(reportJson([contact, policies]))).toMatchObject({
    total: 3,
    groups: [{ id: 'contact', findings: [{ line: 16 }] }, { id: 'policies' }],
  });
});
