import { pageText, parsePage } from './html';
import { removeNextScripts } from './next-scripts';
import { nextPage } from './testing';

test('takes out React’s marks, except where it hydrates', () => {
  const main = '<p>a<!-- -->b</p><div data-island="OpenNow">c<!-- -->d</div>';
  const page = parsePage('index.html', nextPage({ main }));
  removeNextScripts(page);
  expect(pageText(page)).toContain('<p>ab</p><div data-island="OpenNow">c<!-- -->d</div>');
});

test('takes out every script but data', () => {
  const facts = '<script type="application/ld+json">{"a":1}</script>';
  const page = parsePage('index.html', nextPage({ main: facts }));
  removeNextScripts(page);
  const text = pageText(page);
  expect(text.match(/<script.*?<\/script>/gs)).toEqual([facts]);
  expect(text).not.toContain('as="script"');
});
