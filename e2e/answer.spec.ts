/** docs/requirements.md 11.5 */
import { devices, type Locator, type Page } from '@playwright/test';
import { inLanguage } from '@/lib/content/dictionary';
import { defaultLocale } from '../config/locales';
import { answerTexts, homePage, prices } from '../lib/content/collections';
import { categoryPages } from '../lib/pages/entry-pages';
import { page as exported, fileOf } from './support/exported';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

const core = { tag: '@core' };
const words = inLanguage(answerTexts, defaultLocale);

/** From and to; the export's tests and the units have the sums. */
const range = /\d[\d,]*–\d[\d,]*/;

const plain = (text: string | null) => (text ?? '').replace(/[\u2060-\u2069]/g, '');
const rangeIn = async (part: Locator) => range.exec(plain(await part.textContent()))?.[0] ?? '';

/** The first product that has the price of a window. */
const [productPage] = [
  ...categoryPages('curtains', defaultLocale),
  ...categoryPages('blinds', defaultLocale),
].filter(({ path }) => {
  const { $ } = exported(fileOf(path));
  return $('form [name="size-1"]').length > 0 && range.test(plain($('form output').text()));
});

const { defaultBrowserType: _, ...phone } = devices['iPhone 12'];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

async function openProduct(page: Page) {
  await page.goto(productPage?.path ?? '/');
  const form = page.getByRole('form', { name: words.label });
  return {
    width: form.getByLabel(words.fields.width),
    height: form.getByLabel(words.fields.height),
    visitDay: form.getByLabel(words.visitDay),
    needed: form.getByLabel(words.needed),
    price: form.getByRole('status').first(),
    late: form.getByRole('status').last(),
    send: form.getByRole('link', { name: words.send }),
    anotherDay: form.getByRole('link', { name: words.anotherDay }),
  };
}

test('three taps and two numbers are one message', core, async ({ page, consoleErrors }) => {
  const answer = await openProduct(page);
  await hydrated(page);
  await expect(answer.price).toBeInViewport({ ratio: 1 });
  const example = await rangeIn(answer.price);
  await answer.width.tap();
  await page.keyboard.insertText('١٦٣');
  await page.keyboard.press('Enter');
  await expect(answer.height).toBeFocused();
  await page.keyboard.insertText('2.51 m');
  await page.keyboard.press('Enter');
  await expect.poll(() => rangeIn(answer.price)).not.toBe(example);
  const price = await rangeIn(answer.price);
  await answer.visitDay.selectOption({ index: 1 });
  const day = await answer.visitDay.inputValue();
  // The day of the build, so nothing is hung by then.
  await answer.needed.fill('2026-11-28');
  const today = 'Sat 28 Nov';
  await expect(answer.late).toContainText(today);
  const [, hung = 'no day'] = (await answer.late.textContent())?.match(/\w{3}\s\d+\s\w{3}/g) ?? [];
  const visit = (await answer.visitDay.locator('option:checked').textContent()) ?? '';
  const text = async () =>
    plain(new URL((await answer.send.getAttribute('href')) ?? '').searchParams.get('text'));
  for (const part of ['163', '251', price, visit, hung, today.replaceAll(' ', '\u00a0')])
    await expect.poll(text).toContain(part);
  // Another day is asked for with all of it.
  await answer.anotherDay.tap();
  await page.waitForURL('**/visit/**');
  await hydrated(page);
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(day);
  expect(consoleErrors).toEqual([]);
});

const recovering = prices.products.find(({ recover }) => recover);

test(
  'a re-covering has its own price, from the link of the curtains’ page to the message',
  core,
  async ({ page }) => {
    const slide = homePage.slides.find(({ section }) => section);
    test.skip(!slide || !recovering, 'nothing is re-covered');
    await page.goto(`${slide?.link}/#${slide?.section}`);
    const link = page.locator(`a[href$="${recovering?.page}/#recover"]`);
    await expect(link).toBeInViewport();
    expect(
      await link.evaluate((each) => each.getBoundingClientRect().bottom + scrollY),
    ).toBeLessThan(844 * 2);
    await link.click();
    await hydrated(page);
    const form = page.getByRole('form', { name: words.label });
    const price = form.getByRole('status').first();
    const own = await rangeIn(price);
    await expect(form.getByRole('radio', { name: words.work.recover })).toBeChecked();
    const send = form.getByRole('link', { name: words.send });
    const name = plain(recovering?.recover?.name.en ?? '');
    await expect
      .poll(async () => decodeURIComponent(`${await send.getAttribute('href')}`))
      .toContain(name);
    await form.getByText(words.work.new, { exact: true }).tap();
    await expect.poll(() => rangeIn(price)).not.toBe(own);
    expect(decodeURIComponent(`${await send.getAttribute('href')}`)).not.toContain(name);
  },
);

test('scrolled past, price and button stay at the foot', async ({ page }) => {
  const answer = await openProduct(page);
  await hydrated(page);
  const bar = page.locator('.answer-bar');
  await expect(bar).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await rangeIn(bar)).toBe(await rangeIn(answer.price));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toHaveCount(0);
  await expect(answer.price).toBeInViewport();
});
