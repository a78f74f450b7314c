import type { Locator } from '@playwright/test';
import { homePage } from '../content/collections';
import { curtainPage } from './some-pages';
import { expect, test } from './test';

/** What stands on the page around an element, with and without focus on it. */
async function looks(element: Locator): Promise<readonly [focused: Buffer, not: Buffer]> {
  await element.scrollIntoViewIfNeeded();
  // The browser shows focus to those who use the keyboard.
  await element.page().keyboard.press('Shift');
  await element.focus();
  const focused = await element.screenshot();
  await element.blur();
  return [focused, await element.screenshot()];
}

test.describe('focus is seen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [what, path, selector] of [
    ['on a picture that opens', curtainPage.path, 'a[data-wait=preview]'],
    ['on a film that plays in place', '/gallery', 'a[data-wait=film]'],
  ] as const) {
    test(what, async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press('Shift');
      const element = page.locator(selector).first();
      await expect(element).toBeVisible();
      const [focused, not] = await looks(element);
      expect(focused.equals(not)).toBe(false);
    });
  }

  test('and stands clear of the floating bubble', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    const bubble = await page.locator('.bubble').boundingBox();
    await page.getByRole('searchbox').focus();
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab');
      const question = page.locator('summary:focus');
      if ((await question.count()) === 0) continue;
      const box = await question.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bubble?.y ?? 0);
    }
  });
});

test('a row keeps the focus when it begins to move by itself', async ({ page }) => {
  await page.goto('/');
  const row = page.locator('.carousel-collection .swiper-wrapper').first();
  await row.focus();
  await page.locator('.carousel-collection .swiper-initialized').first().waitFor();
  await expect(row).toBeFocused();
  await row.press('Tab');
  await expect(row).not.toHaveAttribute('tabindex');
});

test('the page’s heading is there whichever slide is shown', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('.carousel-hero');
  await page.keyboard.press('Shift');
  const second = hero.getByRole('button', { name: 'Go to slide 2' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(
    hero.getByRole('link', { name: homePage.words.en.hero.slides[1]?.buttonText ?? '' }),
  ).toBeInViewport();
  const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const headings = tree.nodes.filter(
    ({ role, properties }) =>
      role?.value === 'heading' &&
      properties?.some(({ name, value }) => name === 'level' && value.value === 1),
  );
  expect(headings.map(({ name }) => name?.value)).toEqual([homePage.words.en.hero.slides[0].title]);
});

test('with letters of twice the size the shop’s facts are whole words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/contact', '/ar/contact']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const broken = await page.locator('.contact-facts :is(dt, dd)').evaluateAll((facts) =>
      facts
        .filter((fact) => {
          const words = document.createElement('span');
          words.textContent =
            fact.textContent?.split(/[ @.-]/).reduce((a, b) => (a.length < b.length ? b : a)) ?? '';
          words.style.whiteSpace = 'nowrap';
          fact.append(words);
          const { width } = words.getBoundingClientRect();
          words.remove();
          return width > fact.getBoundingClientRect().width;
        })
        .map(({ textContent }) => textContent),
    );
    expect(broken, path).toEqual([]);
  }
});

for (const width of [390, 1440]) {
  test(`the menu opens with letters of twice the size, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/terms');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}
