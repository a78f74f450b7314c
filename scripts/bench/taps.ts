import type { Page } from '@playwright/test';
import { wordsOf } from '@/content/words';
import type { Phone } from './phone';
import type { Metric } from './report';
import type { Sample } from './statistics';
import { readWatched } from './watch-page';

export const tapMetrics: readonly Metric[] = [
  { key: 'processing', title: 'processing ms' },
  { key: 'answer', title: 'until painted ms', against: 'ratio' },
  { key: 'longest', title: 'longest task ms' },
];

const { ui } = wordsOf('en');

/** A control, and the page that it is tapped on. */
export interface Control {
  readonly name: string;
  readonly path: string;
  readonly find: (page: Page) => ReturnType<Page['locator']>;
}

/** What visitors tap. The first is on the limit page, too. */
export const controls: readonly Control[] = [
  { name: 'menu', path: '/', find: (page) => page.locator('button[popovertarget]') },
  {
    name: 'theme',
    path: '/',
    find: (page) => page.getByRole('button', { name: ui.toDark }),
  },
  {
    name: 'carousel arrow',
    path: '/',
    find: (page) => page.locator('.carousel').getByRole('button', { name: ui.next }).first(),
  },
  {
    name: 'preview',
    path: '/curtains/wave/',
    find: (page) => page.locator('[data-wait="preview"]').first(),
  },
  { name: 'answer', path: '/faq/', find: (page) => page.locator('main details summary').first() },
  {
    name: 'Read More',
    path: '/service/',
    find: (page) => page.locator('main summary', { hasText: ui.readMore }).first(),
  },
];

/** Events shorter than this are not told of (Event Timing). */
const least = 16;

/** Rest before and after a tap, in milliseconds: scripts have started, the answer is painted. */
const settled = 6000;
const answered = 1500;

/** Taps a control of the settled page, and tells what the browser did for it. */
export async function measureTap(phone: Phone, url: string, control: Control): Promise<Sample> {
  return phone.visit(undefined, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    const target = control.find(page);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(settled);
    const begin = await page.evaluate(() => performance.now());
    await target.tap();
    await page.waitForTimeout(answered);
    const { events, longTasks } = await readWatched(page);
    const since = <Entry extends { readonly start: number }>(entries: readonly Entry[]) =>
      entries.filter(({ start }) => start >= begin);
    return {
      processing: Math.max(0, ...since(events).map(({ processing }) => processing)),
      answer: Math.max(least, ...since(events).map(({ answer }) => answer)),
      longest: Math.max(0, ...since(longTasks).map(({ duration }) => duration)),
    };
  });
}
