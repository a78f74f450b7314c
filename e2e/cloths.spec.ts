/** The wall of cloths: its filters, the lifted cloth, and the chosen ones in a message (docs/requirements.md 2.20, 4.9). */
import type { Page } from '@playwright/test';
import { opacities } from '../config/cloths';
import { defaultLocale } from '../config/locales';
import { swatches } from '../lib/cloths';
import { getDictionary } from '../lib/content/dictionary';
import { fill } from '../lib/text/fill';
import { focusProblems } from './page-checks/focus';
import { hydrated } from './support/hydrated';
import { expect, requestedPaths, test } from './support/test';

const { clothsPage: words } = getDictionary(defaultLocale);
const all = swatches(defaultLocale);
const [first, second, third] = all;
if (!first?.sun || !second || !third) throw new Error('three cloths are needed, one with its sun');
const last = all.at(-1) ?? third;
const { family } = first;
const path = '/cloths/';

const items = (page: Page) => page.locator('.rail > li:visible');
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const box = (page: Page, { full }: { readonly full: string }) =>
  page.getByRole('checkbox', { name: `${words.choose}: ${full}`, exact: true });
const messageOf = async (page: Page) =>
  new URL(
    (await page.getByRole('link', { name: words.choice.send }).getAttribute('href')) ?? '',
  ).searchParams.get('text') ?? '';

/** All texts of the page, with those that CSS generates. */
async function spoken(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const texts = nodes.filter(({ role }) => role?.value === 'StaticText');
  return texts.map(({ name }) => name?.value).join('');
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('filters leave what has the light and the colour, and say how many', async ({ page }) => {
      await page.goto(path);
      await expect(items(page)).toHaveCount(all.length);
      if (javaScriptEnabled) await hydrated(page);
      await radio(page, words.lights[first.cloth.opacity]).check({ force: true });
      await radio(page, words.colours[family]).check({ force: true });
      const left = all.filter(
        (each) => each.family === family && each.cloth.opacity === first.cloth.opacity,
      );
      await expect(items(page)).toHaveCount(left.length);
      const count = fill(words.choice.left, { left: left.length, all: all.length });
      expect(await spoken(page)).toContain(count);
      if (!javaScriptEnabled) return;
      await expect(page.getByRole('status').filter({ hasText: count })).toHaveCount(1);
      await page.reload();
      await hydrated(page);
      await expect(items(page)).toHaveCount(left.length);
    });

    test('filters that no cloth has both say so, and show all again', async ({ page }) => {
      const shown = opacities.filter((each) => all.some(({ cloth }) => cloth.opacity === each));
      const pairs = shown.flatMap((light) => all.map((each) => [light, each.family] as const));
      const [light, colour] =
        pairs.find(([light, colour]) =>
          all.every((each) => each.family !== colour || each.cloth.opacity !== light),
        ) ?? [];
      test.skip(!light, 'there is a cloth of each light in each colour');
      if (!light || !colour) return;
      await page.goto(path);
      if (javaScriptEnabled) await hydrated(page);
      await radio(page, words.lights[light]).check({ force: true });
      await radio(page, words.colours[colour]).check({ force: true });
      await expect(items(page)).toHaveCount(0);
      await expect(
        page.getByRole('paragraph').filter({ hasText: words.choice.none }),
      ).toBeVisible();
      await page.getByRole('button', { name: words.showAll }).press('Enter');
      await expect(items(page)).toHaveCount(all.length);
      if (!javaScriptEnabled) return;
      await expect(radio(page, words.lights.all)).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
    });
  });
}

test('a product’s strip leads to its cloths, of which one is lifted in place', async ({
  shared: { page },
}) => {
  const [product = '/'] = first.cloth.pages;
  const own = all.filter(({ cloth }) => cloth.pages.includes(product));
  await page.goto(product);
  await page.locator('.rail a').nth(1).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: words.sun })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: words.heading }).click();
  await hydrated(page);
  await expect(items(page)).toHaveCount(own.length);
  await radio(page, words.lights.all).check({ force: true });
  await expect(items(page)).toHaveCount(all.length);
});

test('a link lifts a cloth, whose sun is fetched when it is held to it', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched = requestedPaths(page);
  const suns = () => [...fetched].filter((each) => each.startsWith(`${first.sun}.`));
  await page.goto(`${path}#${first.id}`);
  const dialog = page.getByRole('dialog', { name: first.full });
  const hold = dialog.getByRole('button', { name: words.sun });
  await expect(hold).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog).toContainText(words.sees[first.cloth.opacity].slice(0, 20));
  for (const part of [hold, dialog.getByRole('link', { name: words.askShort })])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(suns()).toEqual([]);
  const ground = () => dialog.evaluate((each) => getComputedStyle(each).backgroundColor);
  const day = await ground();
  await hold.click();
  await expect(hold).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(suns).toHaveLength(1);
  await expect.poll(ground).not.toBe(day);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: second.full })).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('up to six are chosen, sent once, and taken over from a link by another', {
  tag: '@core',
}, async ({ shared: { page, consoleErrors }, browser }) => {
  await page.goto(path);
  for (const each of [first, second, third]) await box(page, each).check({ force: true });
  const names = [first, second, third].map(({ full }) => full).join('; ');
  const line = fill(words.bring, { cloths: names });
  const message = await messageOf(page);
  expect(message.split('\n')).toEqual([words.choice.message, line, expect.stringContaining('#')]);
  for (const each of all.slice(3, 8)) await box(page, each).click({ force: true });
  const full = fill(words.choice.full, { most: 6 });
  await expect(page.getByRole('status').filter({ hasText: full })).toBeInViewport();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6);
  for (const { full: name } of all.slice(3, 6))
    await page
      .getByRole('button', { name: fill(words.choice.remove, { name }), exact: true })
      .click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  expect(await focusProblems(page, '.page-bar')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  for (const { id } of [first, second, third]) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(items(page)).toHaveCount(3);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: words.choice.visit }).click();
  const request = page.locator('.message-text');
  await expect(request).toContainText(line);
  await page.goBack();
  await page.getByRole('link', { name: words.choice.form }).click();
  await expect(page.locator('textarea[name=message]')).toHaveValue(new RegExp(names));

  const link = new URL(/https?:\S+/.exec(message)?.[0] ?? '');
  const other = await (await browser.newContext()).newPage();
  const address = new URL(link.pathname + link.hash, page.url()).href;
  await other.goto(new URL(path, page.url()).href);
  await box(other, last).check({ force: true });
  await hydrated(other);
  await other.goto('about:blank');
  await other.goto(address);
  await expect(items(other).first()).toContainText(first.full);
  await other.getByRole('button', { name: words.choice.take }).click();
  for (const each of [first, second, third, last]) await expect(box(other, each)).toBeChecked();
  await other.context().close();
  expect(consoleErrors).toEqual([]);
});
