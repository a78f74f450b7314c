import { siteKey } from '@/lib/site-key';
import { readTexts, writeTexts } from './stored-texts';

const former = 'visit-draft';

function keyAt(basePath: string): string {
  process.env.NEXT_PUBLIC_BASE_PATH = basePath;
  return siteKey(former);
}

beforeEach(() => localStorage.clear());
afterAll(() => delete process.env.NEXT_PUBLIC_BASE_PATH);

test('sites of one origin store each their own', () => {
  writeTexts(keyAt('/My.Shop'), { note: 'For this one only' });
  for (const other of ['', '/shop-test']) expect(readTexts(keyAt(other), ['note'])).toEqual({});
  expect(readTexts(keyAt('/My.Shop'), ['note'])).toEqual({ note: 'For this one only' });
});

test.each(['', '/shop'])(
  "the site at '%s' takes over what is stored without a path, once",
  (path) => {
    localStorage.setItem(former, '{"note":"Of last week"}');
    const key = keyAt(path);
    expect(readTexts(key, ['note'])).toEqual({ note: 'Of last week' });
    expect(readTexts(keyAt('/other'), ['note'])).toEqual({});
    writeTexts(key, {});
    expect(readTexts(key, ['note'])).toEqual({});
    expect(localStorage).toHaveLength(0);
  },
);
