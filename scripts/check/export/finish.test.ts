/** What the steps over Next's export (docs/build.md) leave in real pages. */
import { readdirSync } from 'node:fs';
import { registry } from '@/components/registry';
import { allPages, page, textFile } from '@/e2e/support/exported';
import { pathInside } from '@/e2e/support/published';

test.each(allPages())('%s has its own scripts alone, and its components what they need', (file) => {
  const { $ } = page(file);
  expect($('head > :first-child').attr('charset')).toBe('utf-8');
  const inHead = $('head > script').first().text();
  expect(inHead).toMatch(/^\(.*localStorage.*"theme".*\);.*pictures-held/s);
  // The theme's, which is in the head, and the one that lets Firefox wait for the style sheet.
  const others = $('body script:not([type])').toArray();
  expect(others.map((script) => $(script).text().trim())).toEqual(['', '']);
  expect($('script[src], link[as="script"]')).toHaveLength(0);

  const components = $('[data-component]').toArray();
  const unknown = components.filter(({ attribs }) => !(`${attribs['data-component']}` in registry));
  expect(unknown).toEqual([]);
  const props = JSON.parse(textFile(pathInside($('body').attr('data-props') ?? '').slice(1)));
  expect(props).toHaveLength(components.length);

  const isHydrated = (node: (typeof components)[number]) =>
    $(node).closest('[data-component],[data-slot]').is('[data-component]');
  const comments = $('body *')
    .toArray()
    .filter((element) => !isHydrated(element))
    .flatMap(({ children }) => children.filter(({ type }) => type === 'comment'));
  expect(comments).toEqual([]);
});

test('no file of Next’s runtime or router is published', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /__next|index\.txt|turbopack|buildManifest/.test(name))).toEqual(
    [],
  );
  expect(files).toContain('recover.js');
});
