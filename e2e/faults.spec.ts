import type { Page, Route } from '@playwright/test';
import { errors as arabic } from '../content/ar/errors';
import { errors as english } from '../content/en/errors';
import { pictureEntry } from '../content/media';
import { wordsOf } from '../content/words';
import { allPages } from '../lib/pages';
import { localPath } from '../lib/pages/urls';
import { fill } from '../lib/text/fill';
import { textFile } from './export/exported';
import { pathInside } from './published';
import { curtainPage } from './some-pages';
import { expect, test } from './test';

test('a part that is gone makes the page load once more, and then say so', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto(curtainPage.path);
  await page.keyboard.press('Shift');
  const screen = page.getByRole('region', { name: wordsOf('en').errors.error.heading });
  await expect(screen).toBeVisible();
  expect(loads).toBe(2);
  await expect(screen.getByRole('link', { name: wordsOf('en').errors.error.retry })).toBeVisible();
  await expect(
    screen.getByRole('link', { name: wordsOf('en').errors.notFound.home }),
  ).toBeVisible();
  // The page itself is whole all the same.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(curtainPage.heading);
  await expect(
    page.getByRole('link', {
      name: fill(wordsOf('en').categoryPage.ask, { name: curtainPage.heading }),
    }),
  ).toBeVisible();

  await page.unroute('**/_next/static/chunks/**');
  await screen.getByRole('link', { name: wordsOf('en').errors.error.retry }).click();
  await expect(screen).toBeHidden();
});

/** The file that is asked for. Fetching it would still be under way when a journey ends. */
function textOfRequest(route: Route): string {
  return textFile(pathInside(new URL(route.request().url()).pathname));
}

/**
 * Has the preview throw while React starts it (components/dialog/PreviewDialog.tsx).
 * @returns all scripts that the page gets
 */
async function breakPreview(page: Page): Promise<readonly string[]> {
  const scripts: string[] = [];
  await page.route('**/_next/static/chunks/*.js', (route) => {
    const text = textOfRequest(route);
    scripts.push(text);
    const body = text.replace('"[data-preview-item]"', '(() => { throw new Error("broken") })()');
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return scripts;
}

const arabicHeading = allPages('ar').find(({ path }) => path === curtainPage.path)?.heading ?? '';

for (const [path, heading, notice] of [
  [curtainPage.path, curtainPage.heading, english.error],
  [localPath(curtainPage.path, 'ar'), arabicHeading, arabic.error],
] as const) {
  test(`a part that throws leaves the page's words, and a bar says so, ${path}`, async ({
    page,
  }) => {
    const scripts = await breakPreview(page);
    await page.goto(path);
    const bar = page.getByRole('region', { name: notice.heading });
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('link', { name: notice.retry })).toBeVisible();
    await expect(bar.getByRole('link', { name: notice.home })).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCount(1);
    await expect(title).toHaveText(heading);
    await expect(title).toBeInViewport();
    await expect(page.locator('main [data-preview-group]').first()).toBeAttached();
    // Its words stand in the page; scripts carry those of neither language.
    for (const words of [english.error.message, arabic.error.message])
      expect(scripts.some((text) => text.includes(words))).toBe(false);
  });
}

test('an error that leaves nothing else shows the error screen with its illustration', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.route(`**${curtainPage.path}`, async (route) => {
    const file = await route.fetch();
    const body = (await file.text()).replace(
      /(<main[^>]*>).*?(<link rel="stylesheet"[^>]*>).*?(?=<section id="error-screen")/s,
      '$2$1',
    );
    await route.fulfill({ response: file, body });
  });
  await page.goto(curtainPage.path);
  const screen = page.getByRole('region', { name: english.error.heading });
  await expect(screen).toBeVisible();
  await expect(screen).toHaveCSS('position', 'static');
  const drawing = screen.locator('img');
  await expect(drawing).toBeVisible();
  await expect(drawing).toHaveAttribute('loading', 'lazy');
  await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
  await expect(screen.getByRole('link', { name: english.error.home })).toBeInViewport();
  await page.unrouteAll();
  await screen.getByRole('link', { name: english.error.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(curtainPage.heading);
});

test('the file of an ornament that is gone costs no reload', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const missed: string[] = [];
  await page.route('**/_next/static/chunks/*.js', (route) => {
    // Known by what nothing else holds: how figures come in (components/motion/enter.ts).
    if (!textOfRequest(route).includes('translateY(16px)')) return route.continue();
    missed.push(route.request().url());
    return route.abort();
  });
  await page.goto('/gallery');
  await expect.poll(() => missed.length).toBeGreaterThan(0);
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads).toBe(1);
  await expect(page.getByRole('region', { name: wordsOf('en').errors.error.heading })).toBeHidden();
});

test('a picture and a film that are missing leave the words', async ({ page }) => {
  await page.route(/\.(avif|webp|mp4|webm)$/, (route) => route.abort());
  await page.goto(curtainPage.path);
  await expect(
    page.getByRole('img', { name: pictureEntry(curtainPage.picture).words.en.alt }).first(),
  ).toBeAttached();
  await page
    .getByRole('link', { name: /^Play film/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('refused storage takes nothing away', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/contact');
  await page.getByRole('button', { name: wordsOf('en').ui.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByLabel('Name').fill('Sara');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});
