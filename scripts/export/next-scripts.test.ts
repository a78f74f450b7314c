import { parsePage } from './html';
import { removeNextScripts } from './next-scripts';
import { nextPage, themeScript } from './testing';

test('removes React’s comments, except in client components', () => {
  const main =
    '<p>a<!-- -->b</p><div data-component="OpenNow">c<!-- -->d<div data-slot="">e<!-- -->f</div></div>';
  const page = parsePage('index.html', nextPage({ main }));
  removeNextScripts(page);
  expect(page.$.html()).toContain(
    '<p>ab</p><div data-component="OpenNow">c<!-- -->d<div data-slot="">ef</div></div>',
  );
});

test('refuses a page whose content a script would have to put into its place', () => {
  const page = parsePage('index.html', nextPage({ late: '<script>$RC("B:0","S:0")</script>' }));
  expect(() => removeNextScripts(page)).toThrow(/index\.html.*all content stands in its place/s);
});

test('removes every script except data, and returns the theme’s', () => {
  const facts = '<script type="application/ld+json">{"a":1}</script>';
  const page = parsePage('index.html', nextPage({ main: facts }));
  expect(removeNextScripts(page)).toBe(themeScript);
  const text = page.$.html();
  expect(text.match(/<script.*?<\/script>/gs)).toEqual(['<script></script>', facts]);
  expect(text).not.toContain('as="script"');
});
