/**
 * Each page in both languages: hydrated, no wider than the window, words whole at any text size. One of each template
 * as well from its first bytes to the keyboard.
 */
// docs/requirements.md 6.1, 6.2, 10.1
import type { Page } from '@playwright/test';
import { defaultLocale, type Locale } from '../config/locales';
import { findChromium } from '../scripts/browser/find';
import { axeViolations } from './page-checks/axe';
import { faces, showText } from './page-checks/face';
import { openOnPhone } from './page-checks/first-load';
import { focusProblems } from './page-checks/focus';
import { overflowAt, shiftsOfLazyPictures } from './page-checks/layout';
import { overflowingTexts } from './page-checks/text-overflow';
import { sum } from './support/file-weight';
import { hydrated, nextFrames } from './support/hydrated';
import { journeysToAll, templatePaths } from './support/sample-pages';
import { expect as hard, test } from './support/test';

const expect = hard.configure({ soft: true });

/** Arabic mirrors the layout: the pages with the most in it are walked in both languages, from either end. */
const mirrored = templatePaths.filter((path) => /^\/(measure|curtains\/.*)?$/.test(path));

/** Header and footer are the same everywhere. */
const partOf = (path: string) => (path === '/' ? 'body' : 'main');

/** 1280 x 1024 at 400 % zoom. */
const lowest = { width: 320, height: 256 };

const wholePagePicture = 30_000;

const loadBudget = 81_000;

async function checkFirstLoad(page: Page, path: string): Promise<void> {
  const early = await openOnPhone(page, path);
  const scripts = early.filter((file) => file.endsWith('.js'));
  expect(scripts, 'scripts before the load').toEqual([]);
  const html = `${path}/`.replace('//', '/');
  const more = path === '/portfolio' ? wholePagePicture : 0;
  expect(sum([html, ...early]), `load: ${early}`).toBeLessThanOrEqual(loadBudget + more);
}

/** Walks through a page by keyboard. */
async function checkKeyboard(page: Page, path: string, locale: Locale): Promise<void> {
  const isEnglish = locale === defaultLocale;
  if (isEnglish && path === '/') {
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await focusProblems(page, 'body', true), '1280 px, back').toEqual([]);
  }
  await page.setViewportSize(lowest);
  expect(await focusProblems(page, partOf(path), !isEnglish), 'focus').toEqual([]);
  // Sticky elements take at most a fifth of a low viewport; the bubble is narrow.
  const sticking = await page.evaluate(() =>
    [...document.querySelectorAll('body *:not(:focus)')]
      .filter((each) => /sticky|fixed/.test(getComputedStyle(each).position))
      .map((each) => [each.getBoundingClientRect(), each.outerHTML.slice(0, 80)] as const)
      .filter(([{ width, top, bottom }]) => {
        const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return width >= innerWidth / 3 && seen > innerHeight / 5;
      })
      .map(([, html]) => html),
  );
  expect(sticking, 'sticks in a low window').toEqual([]);
}

const phone = { width: 360, height: 800 };

/** A phone, and 1280 x 1024 at 400 % zoom. */
const windows = [
  [phone, '200%'],
  [lowest, '100%'],
] as const;

const { hasFonts } = await findChromium();

/** Words in a wide face; on a page per template also in a narrow one, and in wider windows. */
async function checkTexts(page: Page, address: string, isTemplate: boolean): Promise<void> {
  for (const [size, text] of windows) {
    await page.setViewportSize(size);
    for (const face of isTemplate ? faces : (['wide'] as const)) {
      await showText(page, face, text);
      // Container queries and observers settle within a frame.
      await nextFrames(page);
      const where = `${address}, ${size.width} px, text of ${text}, ${face}`;
      expect(await page.evaluate(overflowingTexts), where).toEqual([]);
    }
  }
  for (const width of isTemplate ? [768, 1024, 1440] : [])
    for (const face of faces) {
      await showText(page, face);
      expect(await overflowAt(page, width), `scrolls sideways at ${width} px, ${face}`).toBe(0);
    }
  await showText(page, 'narrow');
}

for (const [name, pages] of journeysToAll)
  test(name, async ({ shared: { page, consoleErrors, foreign, blockPictures } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    for (const { path, locale, address, isMissing, isTemplate } of pages) {
      const isMirrored = mirrored.some((each) => each === path);
      const isWhole = locale === defaultLocale && isTemplate;
      const { length: before } = consoleErrors;
      if (isWhole) await checkFirstLoad(page, address);
      else {
        await blockPictures();
        await page.setViewportSize(phone);
        const answer = await page.goto(address);
        expect(answer?.status(), address).toBe(isMissing ? 404 : 200);
      }
      await hydrated(page);
      if (isWhole) {
        await blockPictures();
        if (path === '/measure') await expect(page.locator('.plan-send a').last()).toBeVisible();
        // High, so that bars at its end cover no field, which axe would call too small.
        for (const size of [
          { width: 390, height: 900 },
          { width: 1440, height: 4000 },
        ]) {
          await page.setViewportSize(size);
          await nextFrames(page);
          expect(await shiftsOfLazyPictures(page), `moved by pictures, ${size.width} px`).toEqual(
            [],
          );
        }
        // Colours are tokens, whose contrast components/style/contrast.test.ts proves in both themes.
        const themes = isMirrored ? (['dark', 'light'] as const) : (['light'] as const);
        expect(await axeViolations(page, themes, partOf(path)), 'axe').toEqual([]);
      }
      if (isWhole || isMirrored) await checkKeyboard(page, path, locale);
      if (hasFonts) await checkTexts(page, address, isTemplate);
      await expect(page.locator('link[rel="stylesheet"]:not([media])'), address).toHaveCount(1);
      // The browser logs the 404 of the missing page.
      const unexpected = consoleErrors
        .slice(before)
        .filter((text) => !isMissing || !text.includes('status of 404'));
      expect(unexpected, `errors in the console of ${address}`).toEqual([]);
      expect(await page.evaluate(() => document.cookie), `cookies of ${address}`).toBe('');
    }
    expect(foreign, 'asked of other hosts').toEqual([]);
  });
