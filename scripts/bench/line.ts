import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Phone, slowLine } from './phone';
import type { Metric } from './report';
import type { Sample } from './statistics';
import { readWatched } from './watch-page';

export const lineMetrics: readonly Metric[] = [
  { key: 'fcp', title: 'FCP ms', against: 'ratio' },
  { key: 'lcp', title: 'LCP ms', against: 'ratio' },
  { key: 'load', title: 'load ms', against: 'ratio' },
  { key: 'tap', title: 'first answered tap ms', against: 'ratio' },
  { key: 'blocked', title: 'blocked ms', against: 'difference' },
  { key: 'cls', title: 'CLS', digits: 3 },
  { key: 'early', title: 'requests before LCP' },
  { key: 'scripts', title: 'of these scripts' },
];

/** How long a page is watched after its load event, in milliseconds. */
const afterLoad = 4000;

/** How often the impatient visitor taps, in milliseconds. */
const between = 250;

/** Part of a task that keeps a visitor waiting. */
const bearable = 50;

/** Addresses of what a page had asked for by a moment of its own clock, the page first. */
function requestsBefore(page: Page, moment: number): Promise<string[]> {
  return page.evaluate(
    (end) =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(({ startTime }) => startTime < end)
        .map(({ name }) => new URL(name).pathname),
    moment,
  );
}

/** Loads a page and only watches it. */
async function watch(phone: Phone, url: string) {
  return phone.visit(slowLine, async (page) => {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const load = await page.evaluate(() => performance.now());
    await page.waitForTimeout(afterLoad);
    const { fcp, lcp, cls, longTasks } = await readWatched(page);
    const early = await requestsBefore(page, lcp);
    const blocked = longTasks.reduce((sum, { duration }) => sum + duration - bearable, 0);
    const scripts = early.filter((path) => path.endsWith('.js')).length;
    return { early, sample: { fcp, lcp, load, cls, blocked, early: early.length, scripts } };
  });
}

/**
 * Taps the menu's button every quarter second until the menu is open.
 * @param phase milliseconds before the first tap, so that rounds do not all tap at the same moments
 */
async function firstAnsweredTap(phone: Phone, url: string, phase: number): Promise<number> {
  return phone.visit(slowLine, async (page) => {
    const loaded = page.goto(url, { timeout: 60_000 }).catch(() => undefined);
    await wait(phase);
    for (let tap = 0; tap < 200; tap += 1) {
      const next = wait(between);
      const box = await page
        .locator('button[popovertarget]')
        .boundingBox({ timeout: between })
        .catch(() => null);
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      const { menuOpen } = await readWatched(page).catch(() => ({ menuOpen: undefined }));
      if (menuOpen !== undefined) {
        await loaded;
        return menuOpen;
      }
      await next;
    }
    throw new Error(`${url}: the menu does not open`);
  });
}

/** One round of a page on the slow line: a load that is watched, and one that is tapped. */
export async function measureLine(
  phone: Phone,
  url: string,
  phase: number,
): Promise<{ readonly sample: Sample; readonly early: readonly string[] }> {
  const { early, sample } = await watch(phone, url);
  const tap = await firstAnsweredTap(phone, url, phase * between);
  return { early, sample: { ...sample, tap } };
}
