/** What a carousel does for keyboards, screen readers, fingers, and visitors who ask for less motion. */
import type { Locator, Page } from '@playwright/test';
import { type CarouselName, carousels } from '../config/carousels';
import { wordsOf } from '../content/words';
import { hurry, moves, reach } from './carousel-page';
import { expect, test } from './test';

const { ui } = wordsOf('en');

const active = (root: Locator) => root.locator('.swiper-slide-active').getAttribute('aria-label');

/** Whether the focused element is on the screen: its middle is its own pixel. */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return false;
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return activeElement.contains(at);
  });
}

test('controls are read before the slides', async ({ page }) => {
  await page.goto('/');
  for (const name of Object.keys(carousels) as CarouselName[]) {
    const order = await page
      .locator(`.carousel-${name}`)
      .first()
      .evaluate((root) => {
        const last = [...root.querySelectorAll('.carousel-control button')].at(-1);
        const slides = root.querySelector('.swiper');
        return last && slides && last.compareDocumentPosition(slides);
      });
    expect(order, name).toBe(4);
  }
});

test('a resting row keeps slides out of view out of reach, a moving one takes none away', async ({
  page,
}) => {
  await page.goto('/');
  const row = await reach(page, 'collection');
  await expect(row.locator('.swiper-slide[inert]')).toHaveCount(0);
  await row.getByRole('button', { name: ui.pauseCarousel }).click();
  await expect(row.locator('.swiper-slide:not([inert])')).toHaveCount(3);
});

test('page keys are the page’s, arrow keys the row’s that has focus', async ({ page }) => {
  await page.goto('/');
  const row = await reach(page, 'collection');
  await row.getByRole('button', { name: ui.pauseCarousel }).click();
  await page.mouse.click(2, 2);
  await row.locator('.swiper').hover();
  const [shown, top] = [await active(row), await page.evaluate(() => scrollY)];
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
  expect(await active(row)).toBe(shown);
});

for (const [locale, ahead] of [
  ['/', 'ArrowRight'],
  ['/ar/', 'ArrowLeft'],
] as const) {
  test(`focus goes with the slide that an arrow key turns, ${locale}`, async ({ page }) => {
    await page.goto(locale);
    for (const name of ['hero', 'collection'] as const) {
      const row = await reach(page, name);
      const link = row.locator('.swiper-slide-active a').last();
      await link.focus();
      await expect.poll(() => moves(row)).toBe(false);
      await hurry(row, 5000);
      const seen: (string | null)[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const before = await active(row);
        await page.keyboard.press(ahead);
        await expect.poll(() => active(row)).not.toBe(before);
        await expect.poll(() => focusIsSeen(page), `${name} ${turn}`).toBe(true);
        expect(await row.locator('.swiper-slide-active a:focus').count(), name).toBe(1);
        await expect(row.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite');
        seen.push(await active(row));
      }
      expect(new Set(seen).size, name).toBeGreaterThan(2);
    }
  });
}

test('Tab and Shift+Tab show what they reach in a moving row', async ({ page }) => {
  await page.goto('/');
  const row = await reach(page, 'collection');
  // By its name: slides change places as the row goes round.
  const name = await row.locator('.swiper-slide').last().getAttribute('aria-label');
  const last = row
    .getByRole('group', { name: name ?? '' })
    .locator('a')
    .last();
  await page.keyboard.press('Tab');
  await last.focus();
  await expect.poll(() => focusIsSeen(page)).toBe(true);
  await expect.poll(() => moves(row)).toBe(false);
  await expect(last).toBeFocused();
});

test('goes on after a press of the mouse, and pauses for the keyboard’s focus', async ({
  page,
}) => {
  await page.goto('/');
  const row = await reach(page, 'collection');
  const next = row.getByRole('button', { name: ui.next });
  await next.click();
  await page.mouse.move(2, 2);
  await expect(next).toBeFocused();
  await expect.poll(() => moves(row)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => moves(row)).toBe(false);
  await page.mouse.click(2, 2);
  await expect.poll(() => moves(row)).toBe(true);
});

/** Ways from where a finger or a mouse is put down, in pixels aside and down. */
const drags: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  'a small one': [[6, 0]],
  'aside and back': [
    [60, 0],
    [0, 0],
  ],
  'sideways, then upwards': [
    [60, 0],
    [60, -120],
    [0, -160],
  ],
  upwards: [[0, -40]],
};

test('goes on after a drag of every shape, by mouse', async ({ page }) => {
  await page.goto('/');
  for (const name of ['hero', 'clients'] as const) {
    const row = await reach(page, name);
    await hurry(row, 300);
    const box = await row.locator('.swiper').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    for (const [shape, way] of Object.entries(drags)) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const [dx, dy] of way) await page.mouse.move(x + dx, y + dy, { steps: 5 });
      // Held, as by a finger that rests.
      await page.waitForFunction(() => new Promise((done) => setTimeout(done, 300, true)));
      expect(await moves(row), `${name}: ${shape}, pressed`).toBe(false);
      await page.mouse.up();
      await page.mouse.move(2, 2);
      const before = await active(row);
      await expect.poll(() => active(row), `${name}: ${shape}`).not.toBe(before);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('goes on after a drag of every shape, by finger', async ({ page }) => {
    await page.goto('/');
    const row = await reach(page, 'clients');
    await hurry(row, 300);
    const device = await page.context().newCDPSession(page);
    const box = await row.locator('.swiper').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    for (const end of ['touchEnd', 'touchCancel'] as const) {
      for (const [shape, way] of Object.entries(drags)) {
        const touch = (type: 'touchStart' | 'touchMove', dx: number, dy: number) =>
          device.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: [{ x: x + dx, y: y + dy }],
          });
        await touch('touchStart', 0, 0);
        for (const [dx, dy] of way) await touch('touchMove', dx, dy);
        await page.waitForFunction(() => new Promise((done) => setTimeout(done, 300, true)));
        await device.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
        const before = await active(row);
        await expect.poll(() => active(row), `${shape}, ${end}`).not.toBe(before);
      }
    }
  });
});

test('logos can be turned once they are stopped', async ({ page }) => {
  await page.goto('/');
  const row = await reach(page, 'clients');
  await expect(row.getByRole('button', { name: ui.next })).toBeHidden();
  await row.getByRole('button', { name: ui.pauseCarousel }).click();
  const before = await active(row);
  await row.getByRole('button', { name: ui.next }).click();
  await expect.poll(() => active(row)).not.toBe(before);
});

test('a row is a plain one for visitors who ask for less motion, also while it is open', async ({
  page,
}) => {
  await page.goto('/');
  const row = await reach(page, 'clients');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(row.locator('.swiper')).not.toHaveClass(/swiper-initialized/);
  await expect(row.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: ui.pauseCarousel })).toHaveCount(0);
  const logos = row.locator('.swiper-slide');
  await expect(logos.last()).not.toBeInViewport();
  const next = row.getByRole('button', { name: ui.next });
  for (let press = 0; press < (await logos.count()) - 6; press += 1) await next.click();
  await expect(logos.last()).toBeInViewport({ ratio: 0.9 });

  const reviews = page.locator('.carousel-testimonials');
  await reviews.getByRole('button', { name: /2/ }).click();
  await expect(reviews.locator('[aria-current]')).toHaveAccessibleName(/2/);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await reach(page, 'clients');
  await expect.poll(() => moves(row)).toBe(true);
});
