/** docs/requirements.md 2.13, 4.5 */
import { hydrated } from './support/hydrated';
import { expect, requestedPaths, test } from './support/test';

test('plays films in place, one at a time, and loads none before', { tag: '@core' }, async ({
  page,
}) => {
  const paths = requestedPaths(page);
  const films = () => [...paths].filter((path) => /\.(mp4|webm)/.test(path));
  await page.goto('/gallery');
  const plays = await page.evaluate(() =>
    ['video/webm; codecs="av01.0.04M.08"', 'video/mp4'].some((type) =>
      document.createElement('video').canPlayType(type),
    ),
  );
  test.skip(!plays, 'This browser has neither AV1 nor H.264');
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
  expect(await figures.first().boundingBox()).toEqual(place);
  // No other film is requested.
  expect(films()).toHaveLength(1);
  await links.first().click();
  await expect(player(1)).toHaveJSProperty('paused', false);
  await expect(player(0)).toHaveJSProperty('paused', true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('figures slide in, and a picture that stands alone is uncovered, as they are scrolled into view', async ({
  shared: { page },
}) => {
  for (const [path, part, duration] of [
    ['/gallery', 'figure', 300],
    ['/about', '[data-enter=curtain]', 700],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const last = page.locator(part).last();
    const move = last.evaluate(async (element) => {
      scrollBy(0, element.getBoundingClientRect().top - innerHeight);
      // Begins when the library has come, and the observer has answered.
      while (element.getAnimations({ subtree: true }).length === 0)
        await new Promise(requestAnimationFrame);
      return element.getAnimations({ subtree: true })[0]?.effect?.getComputedTiming().duration;
    });
    expect(await move).toBe(duration);
  }
});
