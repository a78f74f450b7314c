/** Whoever walks by Tab sees where they are, and large letters fit: one page of each template, in both languages. */
import type { Page } from '@playwright/test';
import { locales } from '../config/locales';
import { publishedPaths } from '../config/published-paths';
import { blinds, curtains, posts, projects, services } from '../content/collections';
import { wordsOf } from '../content/words';
import { localPath } from '../lib/pages/urls';
import { words as formWords, openForm } from './form-page';
import { hydrated } from './hydrated';
import { focusFaults, isFocusLost } from './page-checks/focus-walk';
import { misfitsAt } from './page-checks/letters';
import { answerPosts, expect as hard, holdPosts, test } from './test';

const expect = hard.configure({ soft: true });
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  // 1280 x 1024 at 400 %.
  { width: 320, height: 256 },
] as const;

/** One page of each template; the planner has a journey of its own. */
const templates = [
  ...publishedPaths.filter((path) => path !== '/measure'),
  ...curtains.slice(0, 1).map(({ slug }) => `/curtains/${slug}` as const),
  ...blinds.slice(0, 1).map(({ slug }) => `/blinds/${slug}` as const),
  ...services.slice(0, 1).map(({ id }) => `/service/${id}` as const),
  ...projects.slice(0, 1).map(({ id }) => `/portfolio/${id}` as const),
  ...posts.slice(0, 1).map(({ id }) => `/blog/${id}` as const),
];

for (const locale of locales) {
  for (const path of templates) {
    const address = localPath(path, locale);
    test(address, async ({ shared: { page } }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await hydrated(page);
      // Arabic mirrors the layout; its wide one has nothing of its own.
      for (const size of locale === 'en' ? sizes : sizes.slice(1)) {
        await page.setViewportSize(size);
        expect(await focusFaults(page), `${size.width} x ${size.height}`).toEqual([]);
      }
      for (const letters of ['150%', '200%']) {
        expect(await misfitsAt(page, letters), `letters of ${letters}`).toEqual([]);
      }
    });
  }
}

/** Presses Tab until focus leaves what it is in; says how often. */
async function tabOut(page: Page, selector: string): Promise<void> {
  await hard
    .poll(async () => {
      await page.keyboard.press('Tab');
      return page.locator(`${selector} :focus`).count();
    })
    .toBe(0);
}

for (const locale of locales) {
  const { ui } = wordsOf(locale);

  test(`no act loses the focus: menu, preview, search (${locale})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of sizes.slice(1)) {
      await page.setViewportSize(size);
      await page.goto(localPath('/gallery', locale));
      await hydrated(page);
      const button = page.getByRole('button', { name: ui.menu });
      const menu = page.locator('#navigation');
      await button.press('Enter');
      await expect(menu).toBeVisible();
      expect(await isFocusLost(page), 'menu opened').toBe(false);
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
      await tabOut(page, '#navigation');
      await expect(menu, 'the menu closes when focus leaves it').toBeHidden();
      await button.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();

      const picture = page.locator('[data-preview-item] a[data-wait]').first();
      await picture.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('dialog :focus')).toHaveCount(1);
      expect(await focusFaults(page), `preview, ${size.width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(picture).toBeFocused();

      await page.goto(localPath('/faq', locale));
      await hydrated(page);
      const search = page.getByRole('searchbox');
      await search.fill('2');
      await expect(search).toBeFocused();
    }
  });
}

test('no act loses the focus: a message that is sent and refused', async ({ page }) => {
  const letGo = await holdPosts(page);
  const form = await openForm(page, '/contact');
  await form.fill();
  await form.send.press('Enter');
  await expect(form.status).toHaveText(formWords.sending);
  await expect(form.send).toBeFocused();
  letGo();
  await expect(form.status).toBeFocused();
  await form.fill();
  await answerPosts(page, { status: 500, body: 'Internal Server Error' });
  await page.waitForFunction(() => new Promise((done) => setTimeout(done, 1000, true)));
  await form.send.press('Enter');
  await expect(form.status).toHaveText(formWords.contact.failure);
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: new RegExp(formWords.sendByChat) })).toBeFocused();
});

test('nothing that sticks takes more than a fifth of a low window', async ({
  shared: { page },
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/faq', '/terms'] as const) {
    await page.goto(path);
    const tall = await page.evaluate(() => {
      scrollTo(0, 600);
      return [...document.querySelectorAll('body *')].flatMap((element) => {
        const { position } = getComputedStyle(element);
        const { top, bottom, width } = element.getBoundingClientRect();
        const sticks = position === 'sticky' || position === 'fixed';
        const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
        // A bubble that is narrow covers little.
        if (!sticks || width < innerWidth / 3 || seen <= innerHeight / 5) return [];
        return [`${element.outerHTML.slice(0, 80)}: ${seen}`];
      });
    });
    expect(tall, path).toEqual([]);
  }
});
