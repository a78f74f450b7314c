/** The ways to reach the shop: a bar at the foot of small screens, a floating bubble on wide ones. */

import type { Page } from '@playwright/test';
import { getDictionary } from '../../lib/content/dictionary';
import { localPath } from '../../lib/urls';
import { hydrated } from '../support/hydrated';
import { curtainPage } from '../support/sample-pages';
import { expect, test } from '../support/test';

const { ui } = getDictionary('en');
const phone = { width: 390, height: 844 };

/** What is wrong with the bar where it is: partly outside the window, or on a control or a field. */
function misplaced(page: Page): Promise<string[]> {
  return page.locator('.contact-list').evaluate((list) => {
    const bar = list.getBoundingClientRect();
    if (bar.top >= innerHeight || !list.checkVisibility({ visibilityProperty: true })) return [];
    const controls = document.querySelectorAll(
      ':is(main, footer) :is(a, button, input, select, textarea, summary)',
    );
    const covered = [...controls].filter((control) => {
      const { top, bottom, width } = control.getBoundingClientRect();
      return width > 1 && control.checkVisibility() && bottom > bar.top + 1 && top < bar.bottom - 1;
    });
    const outside = bar.bottom > innerHeight + 1 || bar.left < -1 || bar.right > innerWidth + 1;
    return [...covered.map(({ outerHTML }) => outerHTML), ...(outside ? ['outside'] : [])];
  });
}

test('the bar leaves on the way down, and returns on the way up and at the end', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await hydrated(page);
  const chat = page.locator('.contact-list').getByRole('link', { name: ui.whatsapp });
  await page.mouse.wheel(0, 2000);
  await expect(chat).not.toBeInViewport();
  await expect(async () => {
    await page.mouse.wheel(0, -60);
    await expect(chat).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(chat).toBeInViewport({ ratio: 1 });
  const end = await page.locator('.footer-end').boundingBox();
  const bar = await chat.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('scrolled away, the bar is found by keyboard, in its place below the page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await hydrated(page);
  const links = page.locator('.contact-list').getByRole('link');
  await page.mouse.wheel(0, 2000);
  await expect(links.first()).not.toBeInViewport();
  await page.locator('.site-footer :is(a, summary)').filter({ visible: true }).last().focus();
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await expect(links.first()).toBeInViewport({ ratio: 0.9 });
  expect(await misplaced(page)).toEqual([]);
});

test('the bar is on no control, with open disclosures and large text', { tag: '@layout' }, async ({
  page,
}) => {
  for (const [path, size, text] of [
    ['/curtains', phone, '100%'],
    [curtainPage.path, { width: 320, height: 640 }, '200%'],
    [localPath('/faq', 'ar'), { width: 768, height: 1024 }, '100%'],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(path);
    await hydrated(page);
    await page.locator('html').evaluate((root, value) => {
      root.style.fontSize = value;
      for (const disclosure of document.querySelectorAll<HTMLDetailsElement>('main details'))
        disclosure.open = true;
    }, text);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const stop of [0, 1, 3, 5, 7, 5, 3, 1]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), (height * stop) / 7);
      await expect.poll(() => misplaced(page), `${path} at ${stop}/7`).toEqual([]);
    }
  }
});

test('the bar is away while a field has the keyboard, and where a page has its own', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('main textarea').focus();
  await expect(page.locator('.contact-list')).toBeHidden();
  await page.goto('/measure');
  await expect(page.locator('.contact-list')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is there, and a bubble’s list fits the window', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(curtainPage.path);
    const list = page.locator('.contact-list');
    await expect(list).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1024, height: 600 });
    await expect(list).toBeHidden();
    await page.getByRole('button', { name: ui.contactBubble }).click();
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect(list.getByRole('link')).toHaveCount(4);
  });
});
