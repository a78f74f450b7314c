import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { expect, test } from './test';

interface Entrance {
  readonly row: number;
  readonly column: number;
  readonly delay: number;
  readonly duration: number;
}

declare global {
  interface Window {
    entrances: Entrance[];
  }
}

/** Records each animation that scripts start, with its element's position in the row. */
async function noteEntrances(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.entrances = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (this instanceof HTMLElement && this.matches('[data-enter]')) {
        const row = [...(this.parentElement?.children ?? [])].filter(
          (other) => other instanceof HTMLElement && other.offsetTop === this.offsetTop,
        );
        const { delay = 0, duration = 0 } = typeof options === 'object' ? options : {};
        window.entrances.push({
          row: this.offsetTop,
          column: row.indexOf(this),
          delay,
          duration: Number(duration),
        });
      }
      return animate.call(this, keyframes, options);
    };
  });
}

test('a gallery that is scrolled through fast shows every row at once', async ({ page }) => {
  await noteEntrances(page);
  await page.goto('/gallery');
  await hydrated(page);
  const faintest = await page.evaluate(async () => {
    const opacities: number[] = [];
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: 120, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 50));
      for (const part of document.querySelectorAll('[data-enter]')) {
        const { top, bottom } = part.getBoundingClientRect();
        if (top < innerHeight && bottom > 0) opacities.push(Number(getComputedStyle(part).opacity));
      }
    }
    return Math.min(...opacities);
  });
  expect(faintest, 'nothing in view is invisible').toBeGreaterThan(0.1);
  const entrances = await page.evaluate(() => window.entrances);
  expect(entrances.length).toBeGreaterThan(3);
  // No row waits for one that has gone by.
  for (const { column, delay } of entrances) expect(delay).toBe(column === 0 ? 0 : 200);
  await expect
    .poll(() =>
      page
        .locator('[data-enter]')
        .evaluateAll(
          (parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length,
        ),
    )
    .toBe(0);
});

test('cards of the blog and the portfolio come in with their page', async ({ page }) => {
  await page.addInitScript(() => {
    window.entrances = [];
    addEventListener('animationstart', ({ target, animationName }) => {
      if (!(target instanceof Element) || animationName !== 'card-in') return;
      const [timing] = target.getAnimations().map(({ effect }) => effect?.getComputedTiming());
      window.entrances.push({ row: 0, column: 0, delay: 0, duration: Number(timing?.duration) });
    });
  });
  for (const path of ['/blog', '/portfolio']) {
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => window.entrances.map(({ duration }) => duration)), path)
      .toEqual([300, 300, 300]);
  }
});

test('the works of the about page come in as they are reached', async ({ page }) => {
  await noteEntrances(page);
  await page.goto('/about');
  await hydrated(page);
  await page.locator('[data-enter]').first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => window.entrances.map(({ duration }) => duration)))
    .toContain(300);
});

test('no curtain covers a picture of which only the edge is in view', async ({ page }) => {
  await page.goto('/gallery');
  await hydrated(page);
  const picture = page.locator('.curtain').last();
  /** Scrolls until this share of it is in view. */
  const show = (share: number) =>
    picture.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
    }, share);
  // It hangs with the first scroll after the start-up script has come.
  await expect(async () => {
    await show(-0.2);
    await show(-0.1);
    await expect(picture).toHaveClass(/curtain-closed/, { timeout: 300 });
  }).toPass();
  await show(0.1);
  await expect(picture).not.toHaveClass(/curtain-closed/);
});
