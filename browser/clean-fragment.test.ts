import { cleanFragment } from './clean-fragment';

const open = (fragment: string) => {
  location.hash = fragment;
  cleanFragment();
  return decodeURIComponent(location.hash);
};

beforeEach(() => {
  document.body.innerHTML = '<p id="is-it-quiet"></p><p id="really?"></p>';
});

test.each(['.', '!', '?', ',', ';', ':', ')', '),', '."', '”', '’', '…', '؟', '،', '»', '\u200f'])(
  'what follows a link is no part of it: %s',
  (sign) => {
    const fragments = ['is-it-quiet', 'مجلس', 'product=roller&mount=recess', 'plan=zAA-_'];
    for (const fragment of fragments) expect(open(fragment + sign)).toBe(`#${fragment}`);
  },
);

test.each(['is-it-quiet', 'really?', 'district=West%20Bay%20%28north%29', ''])(
  'what belongs to a link stays: %s',
  (fragment) => {
    expect(open(fragment)).toBe(fragment && `#${decodeURIComponent(fragment)}`);
  },
);

test('notifies readers of the fragment', async () => {
  const told = new Promise<string>((resolve) => {
    addEventListener('hashchange', () => location.hash === '#is-it-quiet' && resolve('told'));
  });
  open('is-it-quiet.');
  expect(await told).toBe('told');
});
