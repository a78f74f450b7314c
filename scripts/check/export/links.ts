import type { Path } from '@/config/paths';
import { addressOf, allPages, fileAt, home, linksOf, page } from '@/e2e/support/exported';
import { blinds, curtains } from '@/lib/content/collections';
import { paths } from '@/lib/pages';
import { categoryPath } from '@/lib/urls';

function targetsOf(path: Path, selector?: string): ReadonlySet<string> {
  return new Set(linksOf(path, selector).map(({ target }) => target));
}

/** What a page leads to and loads: links, pictures at every width, films, scripts, style sheets, icons. */
function addressesIn(file: string, selector = '[href], [src], [srcset], [poster]'): string[] {
  const { $ } = page(file);
  return $(selector)
    .toArray()
    .flatMap((part) => {
      const entries = $(part).attr('srcset')?.split(', ') ?? [];
      const own = ['href', 'src', 'poster'].map((name) => $(part).attr(name));
      return [...own, ...entries.map((entry) => entry.split(' ')[0])];
    })
    .flatMap((each) => each ?? []);
}

const idsOf = new Map<string, ReadonlySet<string>>();

/** Whether an address of this site is there, with the element that its fragment names. */
function isThere({ href, hash }: URL): boolean {
  const file = fileAt(href);
  // `#product=roller` is read by a script.
  if (file === undefined || hash === '' || hash.includes('=')) return file !== undefined;
  const { $ } = page(file);
  const ids =
    idsOf.get(file) ??
    new Set(
      $('[id]')
        .get()
        .map(({ attribs }) => attribs.id ?? ''),
    );
  idsOf.set(file, ids);
  return ids.has(decodeURIComponent(hash.slice(1)));
}

function deadIn(file: string): string[] {
  const own = new URL(file.replace(/index\.html$/, ''), home);
  return addressesIn(file).filter((address) => {
    const target = new URL(address, own);
    return target.origin === own.origin && !isThere(target);
  });
}

test('no page is more than two clicks from home', () => {
  const first = targetsOf('/');
  const near = paths.filter((path) => first.has(addressOf(path)));
  const second = new Set(near.flatMap((path) => [...targetsOf(path)]));
  const far = paths.filter((path) => !first.has(addressOf(path)) && !second.has(addressOf(path)));
  expect(far).toEqual([]);
});

test.each(allPages())(
  'every link and file is there, and none ends in a sign that messengers cut: %s',
  (file) => {
    expect(addressesIn(file).length).toBeGreaterThan(5);
    expect(deadIn(file)).toEqual([]);
    const fragments = addressesIn(file, '[href*="#"]').map(
      (address) => address.split('#')[1] ?? '',
    );
    // The gallery's pictures are linked to by their ids.
    const ids = page(file)
      .$('main [id]')
      .toArray()
      .map(({ attribs }) => attribs.id ?? '');
    const cut = [...fragments.map(decodeURIComponent), ...ids].filter((each) =>
      /[^\p{L}\p{N}]$/u.test(each),
    );
    expect(cut).toEqual([]);
  },
);

test('a product leads to its neighbours and to the services that go with it', () => {
  for (const kind of [curtains, blinds]) {
    for (const category of kind) {
      const targets = targetsOf(categoryPath(category), 'main a[href]');
      const neighbours = kind
        .filter((each) => each !== category)
        .map((each) => addressOf(categoryPath(each)));
      const crafts = category.services.map((id) => addressOf(`/service/${id}`));
      expect([...neighbours, ...crafts].filter((address) => !targets.has(address))).toEqual([]);
    }
  }
});
