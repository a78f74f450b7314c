import { devices, type Request } from '@playwright/test';
import { heroSlides } from '../content/home';
import { limitPage } from '../scripts/bench/limit/page';
import {
  attribute,
  type Element,
  elements,
  type Page,
  type Parent,
  parsePage,
} from '../scripts/build/html';
import { page } from './exported';
import { expect, test } from './test';

/** What only a script can answer, or only paper or nobody shows: not on a page without scripts. */
function isLeftOut(element: Element): boolean {
  const has = (name: string) => attribute(element, name) !== undefined;
  return (
    ['script', 'style', 'template'].includes(element.tagName) ||
    /(^| )(sr-only|print:inline)( |$)/.test(attribute(element, 'class') ?? '') ||
    ['hidden', 'data-theme-toggle', 'data-carousel-step', 'data-carousel-pause'].some(has)
  );
}

/** Words and numbers in the order of the page. */
function words(parent: Parent): string[] {
  return parent.childNodes.flatMap((node) => {
    if ('tagName' in node) return isLeftOut(node) ? [] : words(node);
    return 'value' in node ? (node.value.match(/[\p{L}\p{N}]+/gu) ?? []) : [];
  });
}

/** Every file that a picture may be shown from, in the order of the page. */
function pictures({ body }: Page): string[] {
  return elements(body)
    .filter(({ tagName }) => tagName === 'source' || tagName === 'img')
    .map((element) => {
      const [media = '', sizes = '', srcset = '', src = ''] = [
        'media',
        'sizes',
        'srcset',
        'src',
      ].map((name) => attribute(element, name)?.replaceAll(' ', ''));
      return [media, sizes, srcset, src].join(' ');
    });
}

const limit = parsePage('the limit page', limitPage('all'));
const home = page('index.html');

test('the limit page of the benchmark has the words of the home page', () => {
  expect(words(limit.body)).toEqual(words(home.body));
});

test('it has the pictures of the home page, and no script', () => {
  expect(pictures(limit)).toEqual(pictures(home));
  expect(elements(limit.document, 'script')).toEqual([]);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
  test.use(phone);

  test('both forms fetch the first picture once, as the home page does', async ({ page }) => {
    const fetchedBy = async (path: string) => {
      const fetched: string[] = [];
      const note = (request: Request) => fetched.push(new URL(request.url()).pathname);
      page.on('request', note);
      await page.goto(path);
      page.off('request', note);
      return fetched.filter((file) => file.startsWith(`/media/${heroSlides[0].tall}.`));
    };
    const wanted = await fetchedBy('/');
    expect(wanted).toHaveLength(1);
    for (const extent of ['all', 'first'] as const) {
      const body = limitPage(extent);
      await page.route(`/${extent}`, (route) => route.fulfill({ contentType: 'text/html', body }));
      expect(await fetchedBy(`/${extent}`)).toEqual(wanted);
    }
  });
});
