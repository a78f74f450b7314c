import { filmsInGallery } from './films';
import { expect, requestedPaths, test } from './support/test';

test('plays films in place, one at a time, and loads none before', async ({ page }) => {
  test.skip(filmsInGallery < 2, 'the shop shows fewer than two films');
  const paths = requestedPaths(page);
  const films = () => [...paths].filter((path) => /\.(mp4|webm)/.test(path));
  await page.goto('/gallery');
  const links = page.locator('main a[data-wait=FilmPlayer]');
  // No player before a press.
  await expect(page.locator('video')).toHaveCount(0);
  const figures = page.locator('figure');
  await links.first().scrollIntoViewIfNeeded();
  const place = await figures.first().boundingBox();
  expect(films()).toEqual([]);
  const player = (index: number) => figures.nth(index).locator('video');
  // The first press is before the scripts are loaded, which replay it.
  await links.first().click();
  await expect(player(0)).toHaveJSProperty('paused', false);
  await expect(player(0)).toBeFocused();
  await expect(player(0)).toHaveAttribute('poster', /poster.*avif$/);
  expect(await figures.first().boundingBox()).toEqual(place);
  // No other film is requested.
  expect(films()).toHaveLength(1);
  await links.first().click();
  await expect(player(1)).toHaveJSProperty('paused', false);
  await expect(player(0)).toHaveJSProperty('paused', true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('opens a curtain in front of each picture that stands alone, once', async ({ page }) => {
  await page.goto('/about');
  const pictures = page.locator('.curtain');
  await expect(pictures.last()).toHaveClass(/curtain-closed/);
  const below = await pictures.evaluateAll(
    (all) => all.filter((each) => each.getBoundingClientRect().top > innerHeight).length,
  );
  expect(below).toBeGreaterThan(0);
  const opened = await page.evaluateHandle((uncovering) => {
    const seen: Element[] = [];
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        if (target instanceof Element && !oldValue?.includes(uncovering))
          if (target.classList.contains(uncovering)) seen.push(target);
    }).observe(document.body, {
      subtree: true,
      attributeFilter: ['class'],
      attributeOldValue: true,
    });
    return seen;
  }, 'curtain-opening');
  const scroll = (step: number) =>
    page.evaluate(async (by) => {
      for (let before = -1; before !== scrollY; ) {
        before = scrollY;
        scrollBy({ top: by, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    }, step);
  await scroll(120);
  // They are uncovered when the visitor returns.
  await scroll(-600);
  await expect(page.locator(`.${'curtain-closed'}`)).toHaveCount(0);
  const count = await opened.evaluate((seen) => [seen.length, new Set(seen).size]);
  expect(count).toEqual([below, below]);
});
