import { devices, type Page } from '@playwright/test';
import { scriptsStartedClass, themeToggleAttribute } from '../browser/contracts';
import { locales } from '../config/locales';
import { clothGuide } from '../content/collections';
import { parsePage } from '../scripts/export/html';
import { pageAddresses } from '../scripts/page-addresses';
import { fileOf, textFile } from './export/exported';
import { compressed, sum, weighsAtMost } from './file-weight';
import { idle } from './hydrated';
import { basePath } from './published';
import { expect, test } from './test';

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
test.use(phone);

const pages = pageAddresses('out');

/**
 * What a page may have within the initial congestion window of a connection (ten segments of 1,460 bytes), less what a
 * host's headers take: a page within it is there a round trip sooner.
 */
const firstWindow = 14_600 - 700;

/** Why limits to the byte are not tried where the site lives in a folder. */
const folder = 'The name of its folder stands in every address, and takes bytes of its own';

/** What the home page leaves of it, so that an owner's longer sentence costs no round trip. */
const homeReserve = 200;

/** Pages that hold more words than that. */
const longPages: Readonly<Record<string, number>> = {
  '/faq/': 23_800,
  // A round trip more, for its words, its prices and two fonts.
  '/ar/': 14_800,
  // Arabic compresses to about 1.06 times the English, answers to 1.1.
  '/ar/measure/': 14_400,
  '/ar/faq/': 26_000,
};

/**
 * What the cloth in the light (docs/requirements.md 9.16) may add to a page's HTML; the grades on /curtains are a part of their
 * own.
 */
const clothBudget = 1_060;

/** Any word or hash on a page moves that by up to forty bytes, as Brotli splits it elsewhere: so do these cuts from its start. */
const cuts: readonly number[] = [0, 300, 600, 900, 1_200, 1_500];

/** All that the home page fetches for a visitor who only looks, without scrolling. */
const homeBudget = 380_000;

/** The same where data is saved: until the first act no script but the deferred one of browser/. */
const savingBudget = 145_000;

test('pages fit the initial congestion window', () => {
  test.skip(basePath !== '', folder);
  const late = pages.filter((path) => !weighsAtMost([path], longPages[path] ?? firstWindow));
  expect(late).toEqual([]);
});

test('the home page leaves room in it', () => {
  test.skip(basePath !== '', folder);
  expect(sum(['/'])).toBeLessThanOrEqual(firstWindow - homeReserve);
});

test('twenty pictures of cloths and what one sees add at most 1 kB to a page', () => {
  test.skip(basePath !== '', folder);
  const files = clothGuide.pages.flatMap(({ page }) => locales.map((each) => fileOf(page, each)));
  for (const file of files) {
    // Parsed anew: other tests share the page that exported.ts keeps.
    const { $ } = parsePage(file, textFile(file));
    const whole = $.html();
    const part = $('section[aria-labelledby="cloth"]');
    expect(part, file).toHaveLength(1);
    part.remove();
    const rest = $.html();
    const added = (cut: number) => compressed(whole.slice(cut)) - compressed(rest.slice(cut));
    const mean = () => cuts.reduce((total, cut) => total + added(cut), 0) / cuts.length;
    const exact = added(0);
    expect(exact > clothBudget ? mean() : exact, file).toBeLessThanOrEqual(clothBudget);
  }
});

/** Notes the paths of what a page fetches. */
function noteFetched(page: Page): () => string[] {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  return () => [...fetched];
}

test('all that the home page fetches without scrolling keeps its budget', async ({ page }) => {
  const fetched = noteFetched(page);
  await page.goto('/');
  await expect(page.locator(`[${themeToggleAttribute}]`)).toHaveCount(0);
  const hero = page.locator('.carousel-hero');
  // The row moves on, and fetches its next picture for that.
  await expect(hero.locator('.swiper-slide-active')).toHaveAttribute('aria-label', '2 of 3');
  const next = hero.locator('.swiper-slide-next img').first();
  await expect
    .poll(() => next.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await idle(page);
  expect(fetched().some((file) => file.includes('/static/chunks/'))).toBe(true);
  expect(sum(fetched())).toBeLessThanOrEqual(homeBudget);
});

test('where data is saved, islands wait for the first act', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const fetched = noteFetched(page);
  await page.goto('/');
  // Else it would start islands as soon as the page is idle.
  await page.waitForFunction(() => window.pageState.ready);
  await idle(page);
  await idle(page);
  await expect(page.locator('html')).not.toHaveClass(new RegExp(scriptsStartedClass));
  expect(fetched().filter((file) => file.endsWith('.js'))).toEqual([
    expect.stringMatching(/\/client\.\w{8}\.js$/),
  ]);
  expect(sum(fetched())).toBeLessThanOrEqual(savingBudget);
  await page.mouse.move(10, 10);
  await expect(page.locator(`[${themeToggleAttribute}]`)).toHaveCount(0);
});
