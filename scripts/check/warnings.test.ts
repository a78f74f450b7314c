import { faults, read, replace, warnings, write } from './testing';

const post = 'blog/fabric-in-a-dusty-summer';

test.each([
  ['a mark of exclamation', /"title": "/, '"title": "New! ', 'words.title: an exclamation mark'],
  [
    'a text past its limit',
    /"summary": ".*"/,
    `"summary": "${'Long '.repeat(40)}"`,
    '200 characters; 110 to 160 do best',
  ],
])('%s stops nothing, and is said', (_, before, after, says) => {
  replace(`${post}.json`, before, after);
  expect(faults()).toEqual([]);
  expect(warnings()).toEqual([expect.stringContaining(says)]);
});

test('a copy of an entry stops nothing; what it has in common is said', () => {
  for (const ending of ['json', 'ar.json']) write(`blog/copy.${ending}`, read(`${post}.${ending}`));
  expect(faults()).toEqual([]);
  const said = warnings().join('\n');
  for (const field of ['words.summary', 'order'])
    expect(said).toContain(`: ${field}: the same as in`);
});
