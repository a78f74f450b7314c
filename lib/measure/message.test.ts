import { longestMessage, messageParts } from './message';
import { seeded } from './testing';

test('a short list is one message', () => {
  expect(messageParts('Hello', ['1. one', '2. two'], 'Bye')).toEqual([
    'Hello\n\n1. one\n2. two\n\nBye',
  ]);
  expect(messageParts('Hello', ['1. one'], '')).toEqual(['Hello\n\n1. one']);
});

test('a longer one is divided between windows, and its parts are numbered', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `${index + 1}. ${'window '.repeat(14)}`);
  const parts = messageParts('Hello', lines, 'Bye');
  expect(parts.length).toBeGreaterThan(1);
  expect(parts[0]).toMatch(new RegExp(`^\\(1/${parts.length}\\)\\nHello`));
  expect(parts.at(-1)).toMatch(/Bye$/);
  const found = parts.flatMap((part) => part.split('\n').filter((line) => /^\d+\. /.test(line)));
  expect(found).toEqual(lines);
});

test('no part is too long, whatever stands in it', () => {
  const random = seeded(1600);
  for (let run = 0; run < 300; run += 1) {
    const lines = Array.from(
      { length: Math.floor(random() * 50) },
      (_, index) => `${index}. ${'ستائر '.repeat(Math.floor(random() * 300))}`,
    );
    const parts = messageParts('Hello', lines, 'x'.repeat(Math.floor(random() * 1700)));
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(longestMessage);
    for (const index of lines.keys()) {
      expect(parts.filter((part) => part.includes(`\n${index}. `))).toHaveLength(1);
    }
  }
});
