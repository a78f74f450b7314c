import { devices, type Page } from '@playwright/test';
import { defaultLocale, type Locale, locales } from '../config/locales';
import { planFragment } from '../lib/planner/model/serialize-plan';
import { plannerWords } from '../lib/planner/shop';
import { planWith, size, windowWith } from '../lib/planner/testing';
import { localPath } from '../lib/urls';
import { axeViolations } from './page-checks/axe';
import { showText } from './page-checks/face';
import { overflowingTexts } from './page-checks/text-overflow';
import { formOf } from './support/form-page';
import { hydrated, nextFrames } from './support/hydrated';
import { expect, test } from './support/test';

const core = { tag: '@core' };
const words = plannerWords[defaultLocale];
const { status, sending } = words;

async function openPlanner(page: Page, fragment = '', locale: Locale = defaultLocale) {
  await page.goto(`${localPath('/measure', locale)}/${fragment}`);
  await hydrated(page);
  const own = plannerWords[locale];
  const width = page.locator('input[name="widthTop"]');
  const height = page.locator(`input[name="${locale === 'ar' ? 'heightRight' : 'heightLeft'}"]`);
  const whatsapp = page.getByRole('link', { name: own.sending.whatsapp });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(whatsapp).toBeVisible();
  return {
    ...{ width, height, whatsapp, button },
    progress: page.locator('#plan-progress'),
    next: button(own.next),
    async measure(across: string, down: string) {
      await width.fill(across);
      await height.fill(down);
      await height.press('Enter');
    },
  };
}

test.describe('on a phone of 360 px', () => {
  const { defaultBrowserType: _, ...phone } = devices['Galaxy S8'];
  test.use({ ...phone, viewport: { width: 360, height: 800 } });

  test('windows are entered by touch and sent as one message', async ({ page, consoleErrors }) => {
    const locale = locales.at(-1) ?? defaultLocale;
    const planner = await openPlanner(page, '', locale);
    await expect(planner.width).toBeInViewport();
    const sizes = [
      ['298', '271.5'],
      ['٤٢٠', '٢٨٠'],
      ['142.5', '1.6 m'],
    ] as const;
    for (const [index, [width, height]] of sizes.entries()) {
      await (index > 0 ? planner.next : planner.width).tap();
      await expect(planner.width).toBeFocused();
      await page.keyboard.insertText(width);
      await page.keyboard.press('Enter');
      await expect(planner.height).toBeFocused();
      await page.keyboard.insertText(height);
      await page.keyboard.press('Enter');
      await expect(planner.progress).toBeInViewport();
      await expect(planner.next).toBeInViewport();
    }
    await expect(planner.progress).toBeFocused();
    await planner.button(plannerWords[locale].send).tap();
    await expect(planner.whatsapp).toBeInViewport();
    const sent = async () =>
      new URL((await planner.whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    await expect.poll(sent).toContain('#plan=');
    for (const part of ['298', '271.5', '420', '160']) expect(await sent()).toContain(part);
    expect(await axeViolations(page, ['light']), 'axe').toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  test('large text fits, with all fields open', async ({ page }) => {
    const planner = await openPlanner(page);
    await planner.measure('298', '271.5');
    const more = page.getByRole('button', { name: `+ ${words.more}` });
    while ((await more.count()) > 0) await more.first().click();
    await showText(page, 'narrow', '200%');
    await nextFrames(page);
    expect(await page.evaluate(overflowingTexts)).toEqual([]);
    // A phone with its keyboard open, in landscape, and with large text.
    for (const [width, height, textSize] of [
      [360, 450, '100%'],
      [740, 360, '100%'],
      [360, 640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await showText(page, 'narrow', textSize);
      await nextFrames(page);
      await planner.height.focus();
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('header, .page-bar')]
          .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
          .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
      );
      expect(covered).toBeLessThanOrEqual(0.4 * height);
    }
  });
});

test(
  'a list that comes by link replaces the own one, which Undo brings back',
  core,
  async ({ shared: { page } }) => {
    const planner = await openPlanner(page);
    await planner.measure('111', '250');
    const sent = planWith(windowWith({}, size('999', '250')));
    await page.goto('about:blank');
    await openPlanner(page, `#${await planFragment(sent)}`);
    await expect(planner.width).toHaveValue('999');
    await expect(page).toHaveURL(/\/measure\/$/);
    await page.getByRole('button', { name: status.undo }).click();
    await expect(planner.width).toHaveValue('111');
  },
);

test('a list is copied, printed, or said not to be, and goes to the form', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const planner = await openPlanner(page);
  await planner.measure('420', '280');
  await planner.button(sending.copy).click();
  await expect(page.getByText(sending.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('420');
  await planner.button(sending.link).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^http.*#plan=/);
  await planner.button(sending.print).click();
  await expect(page.getByText(sending.notPrinted)).toBeVisible();
  // Only the list is printed, with its drawings.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.plan-paper figure')).toContainText('420');
  for (const screenOnly of [page.locator('#guide'), planner.width])
    await expect(screenOnly).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.plan-paper')).toHaveCount(0);
  await expect(page.getByText(sending.notPrinted)).toBeHidden();
  await page.getByRole('link', { name: sending.form }).click();
  await page.waitForURL('**/contact/#contact-message');
  const { message } = formOf(page);
  await expect(message, 'the list comes along to the form').toHaveValue(/420/);
  await expect(message).toBeInViewport();
});
