/** docs/requirements.md 2.16 */
import { addressOf, allPages, fileAt, home, linksOf, page } from '@/e2e/support/exported';
import { blinds, curtains } from '@/lib/content/collections';
import { categoryPath } from '@/lib/urls';

/** What a page leads to and loads: links, pictures at every width, films, scripts, style sheets, icons. */
function addressesIn(file: string): string[] {
  const { $ } = page(file);
  return $('[href], [src], [srcset], [poster]')
    .toArray()
    .flatMap(({ attribs: { href, src, poster, srcset } }) => [
      ...[href, src, poster].flatMap((each) => each ?? []),
      ...(srcset?.split(', ').map((entry) => entry.split(' ')[0] ?? '') ?? []),
    ]);
}

function idsIn(file: string, selector = '[id]'): string[] {
  const { $ } = page(file);
  return $(selector)
    .toArray()
    .map((part) => $(part).attr('id') ?? '');
}

/** Whether an address of this site is there, with the element that its fragment names. */
function isThere({ href, hash }: URL): boolean {
  const file = fileAt(href);
  // `#product=roller` is read by a script.
  if (file === undefined || hash === '' || hash.includes('=')) return file !== undefined;
  return idsIn(file).includes(decodeURIComponent(hash.slice(1)));
}

test.each(allPages())(
  'every link and file is there, and none ends in a sign that messengers cut: %s',
  (file) => {
    const own = new URL(file.replace(/index\.html$/, ''), home);
    const targets = addressesIn(file).map((address) => new URL(address, own));
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((each) => each.origin === own.origin && !isThere(each))).toEqual([]);
    // The gallery's pictures are linked to by their ids.
    const fragments = targets.map(({ hash }) => decodeURIComponent(hash.slice(1)));
    const shared = [...fragments, ...idsIn(file, 'main [id]')];
    expect(shared.filter((each) => /[^\p{L}\p{N}]$/u.test(each))).toEqual([]);
  },
);

test('a product leads to its neighbours and to the services that go with it', () => {
  for (const kind of [curtains, blinds]) {
    for (const category of kind) {
      const targets = linksOf(categoryPath(category), 'main a[href]').map(({ target }) => target);
      const neighbours = kind.filter((each) => each !== category).map(categoryPath);
      const crafts = category.services.map((id) => `/service/${id}` as const);
      const expected = [...neighbours, ...crafts].map((path) => addressOf(path));
      expect(targets).toEqual(expect.arrayContaining(expected));
    }
  }
});
