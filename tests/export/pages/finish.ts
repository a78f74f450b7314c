/** What the steps over Next's export (docs/build.md) leave in real pages, and each page's Content-Security-Policy. */
import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { allPages, page } from '@/e2e/support/exported';
import { propsIn } from '@/e2e/support/published';

test.each(allPages())('%s has its own scripts alone, and its components what they need', (file) => {
  const { $ } = page(file);
  expect($('head > :first-child').attr('charset')).toBe('utf-8');
  const inHead = $('head > script').first().text();
  expect(inHead).toMatch(/^\(.*localStorage.*"theme".*\);.*pictures-held/s);
  // The theme's, which is in the head, and the one that lets Firefox wait for the style sheet.
  const others = $('body script:not([type])').toArray();
  expect(others.map((script) => $(script).text().trim())).toEqual(['', '']);
  expect($('script[src], link[as="script"]')).toHaveLength(0);

  for (const { attribs } of $('[data-props]').toArray()) propsIn(attribs['data-props']);

  const isHydrated = (node: Parameters<typeof $>[0]) =>
    $(node).closest('[data-component],[data-slot]').is('[data-component]');
  const commented = $('body *')
    .toArray()
    .filter(({ children }) => children.some(({ type }) => type === 'comment'));
  expect(commented.filter((element) => !isHydrated(element))).toEqual([]);
});

test('no file of Next’s runtime or router is published', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /__next|index\.txt|turbopack|buildManifest/.test(name))).toEqual(
    [],
  );
  expect(files).toContain('recover.js');
});

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

test.each(allPages())(
  '%s allows its own scripts by hash, and the origins that it names',
  (file) => {
    const { $ } = page(file);
    const meta = $('head > [charset] + meta');
    expect(meta.attr('http-equiv')).toBe('Content-Security-Policy');
    const policy = Object.fromEntries(
      (meta.attr('content') ?? '').split(';').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );
    const { 'script-src': scripts = [], 'frame-src': frames = [] } = policy;
    const inline = $('script:not([type], :empty)').toArray();
    expect(scripts).toEqual(expect.arrayContaining(inline.map((each) => hashOf($(each).text()))));
    expect(scripts.join()).not.toContain('unsafe');
    const origins = (selector: string, name: string) =>
      $(selector)
        .toArray()
        .map((each) => $(each).attr(name) ?? '')
        .filter((address) => address.startsWith('https:'))
        .map((address) => new URL(address).origin);
    const actions = origins('form[action]', 'action');
    for (const name of ['connect-src', 'form-action'])
      expect(policy[name]).toEqual(["'self'", ...new Set(actions)]);
    expect(policy['img-src']).toEqual(expect.arrayContaining(origins('img', 'src')));
    const players = origins('[data-embed]', 'data-embed');
    expect([...frames].sort()).toEqual(
      players.length > 0 ? [...new Set(players)].sort() : ["'none'"],
    );
  },
);
