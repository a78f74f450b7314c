import { devices, type Page } from '@playwright/test';
import { answerWords, productOf } from '../components/answer/product';
import { examples } from '../components/answer/size';
import { answerOf } from '../components/answer/texts';
import { defaultLocale } from '../config/locales';
import { getDictionary } from '../lib/content/dictionary';
import { exceptions, week } from '../lib/content/hours';
import { answerDays } from '../lib/hours/delivery-day';
import { shopDate } from '../lib/hours/shop-time';
import { dayLength } from '../lib/hours/timetable';
import { categoryPages } from '../lib/pages/entry-pages';
import { weekdayAndDate } from '../lib/text/date-text';
import { plainText } from '../lib/text/typeset';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

const core = { tag: '@core' };
const words = answerWords(defaultLocale);
const { dates } = words;
const now = Date.parse('2026-11-28T05:00:00Z');

/** The first product that is sold by the window. */
const [productPage] = [
  ...categoryPages('curtains', defaultLocale),
  ...categoryPages('blinds', defaultLocale),
].filter((page) => {
  const { product, measure } = productOf(page);
  return product && measure === 'window';
});

const { defaultBrowserType: _, ...phone } = devices['iPhone 12'];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

function rangeOf(typed: readonly string[]): string {
  if (!productPage) return '';
  const asked = { typed, needed: '', days: undefined };
  return answerOf(asked, productOf(productPage), answerWords(defaultLocale)).range;
}

async function openProduct(page: Page) {
  await page.clock.setFixedTime(now);
  await page.goto(productPage?.path ?? '/');
  const form = page.getByRole('form', { name: words.label });
  return {
    width: form.getByLabel(words.fields.width),
    height: form.getByLabel(words.fields.height),
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
  await expect(answer.price).toContainText(rangeOf(examples.window));
  await expect(answer.price).toBeInViewport({ ratio: 1 });
  const delivery = productPage?.entry.delivery;
  const days = answerDays(now, delivery, { week, exceptions });
  if (!days?.hung) throw new Error('the shop is closed for two weeks');
  await answer.width.tap();
  await page.keyboard.insertText('١٦٣');
  await page.keyboard.press('Enter');
  await expect(answer.height).toBeFocused();
  await page.keyboard.insertText('2.51 m');
  await page.keyboard.press('Enter');
  const range = rangeOf(['163', '251']);
  await expect(answer.price).toContainText(range);
  // A day earlier than it can be.
  const early = shopDate(Date.parse(days.hung) - dayLength);
  await answer.needed.fill(early);
  const hung = weekdayAndDate(days.hung, dates);
  await expect(answer.late).toContainText(hung);
  const text = async () =>
    new URL((await answer.send.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  for (const part of ['163', '251', plainText(range), weekdayAndDate(days.visit, dates), hung])
    await expect.poll(text).toContain(part);
  expect(await text()).toContain(weekdayAndDate(early, dates));
  // Another day is asked for with all of it.
  await answer.anotherDay.tap();
  await page.waitForURL('**/visit/**');
  await hydrated(page);
  const message = page.getByRole('region', { name: getDictionary('en').visitPage.form.message });
  for (const part of ['163', '251', plainText(range), weekdayAndDate(early, dates)])
    await expect(message, 'what was entered comes along to the visit').toContainText(part);
  expect(consoleErrors).toEqual([]);
});

test('a size outlives a reload and the way back', async ({ page }) => {
  const answer = await openProduct(page);
  await hydrated(page);
  await answer.width.fill('163');
  await answer.height.fill('251');
  const range = rangeOf(['163', '251']);
  for (const leave of [() => page.reload(), () => page.goto('/').then(() => page.goBack())]) {
    await leave();
    await expect(answer.width).toHaveValue('163');
    await expect(answer.price).toContainText(range);
  }
});

test('scrolled past, price and button stay at the foot', async ({ page }) => {
  const answer = await openProduct(page);
  await hydrated(page);
  const bar = page.locator('.answer-bar');
  await expect(bar).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toContainText(rangeOf(examples.window));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toHaveCount(0);
  await expect(answer.price).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example has its price, and its links lead on', async ({ page }) => {
    const answer = await openProduct(page);
    await expect(answer.price).toContainText(rangeOf(examples.window));
    await expect(answer.width).toBeHidden();
    await expect(answer.needed).toBeHidden();
    await expect(answer.send).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=./);
    await expect(answer.anotherDay).toHaveAttribute('href', /\/visit\/$/);
  });
});
