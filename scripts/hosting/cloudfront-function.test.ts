import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

type Query = Readonly<Record<string, { value: string; multiValue?: readonly { value: string }[] }>>;

interface Answer {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location: { readonly value: string } };
}

const code = readFileSync('docs/hosting/aws/function.js', 'utf8');

/** What CloudFront would answer: the file it fetches, or the address it sends the visitor to. */
function ask(uri: string, querystring: Query = {}): string {
  const event = { request: { method: 'GET', uri, querystring } };
  // Code of another file, run as CloudFront runs it, has no type of its own.
  const answer = runInNewContext(`${code}; handler(event)`, { event }) as Answer;
  return answer.uri ?? `${answer.statusCode} ${answer.headers?.location.value}`;
}

test.each([
  ['/', '/index.html'],
  ['/curtains/blackout/', '/curtains/blackout/index.html'],
  ['/media/a.1234abcd.avif', '/media/a.1234abcd.avif'],
  ['/robots.txt', '/robots.txt'],
  ['/curtains/blackout', '301 /curtains/blackout/'],
  ['/v1.0/page', '301 /v1.0/page/'],
  ['//example.org', '//example.org'],
  ['//example', '301 /example/'],
])('answers %s with %s', (uri, answer) => {
  expect(ask(uri)).toBe(answer);
});

test('keeps the query', () => {
  const query = {
    to: { value: 'a%20b' },
    x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
  };
  expect(ask('/contact', { ...query, plain: { value: '' } })).toBe(
    '301 /contact/?to=a%20b&x=1&x=2&plain',
  );
});
