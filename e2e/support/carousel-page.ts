import type { Locator, Page } from '@playwright/test';
import type { CarouselName } from '../../config/carousels';
import { expect } from './test';

/** Times in milliseconds; `slide` is the first in view, counted in the document. */
interface Move {
  readonly start: number;
  readonly duration: number;
  readonly slide: number;
}

interface MovingRow {
  readonly name: string;
  readonly count: number;
  readonly moves: readonly Move[];
}

/** Records the moves of the page's rows, which Swiper writes into their style. Runs in the page. */
function recordMoves(): MovingRow[] {
  const rows = [...document.querySelectorAll('.carousel:has(.swiper-initialized)')];
  return rows.flatMap((row) => {
    const [, name = ''] = /carousel-(\w+)/.exec(row.className) ?? [];
    const wrapper = row.querySelector<HTMLElement>('.swiper-wrapper');
    if (!wrapper || row.matches('[data-locked]')) return [];
    const moves: Move[] = [];
    const active = () =>
      [...wrapper.children].findIndex((each) => each.matches('.swiper-slide-active'));
    let last = active();
    new MutationObserver(() => {
      const slide = active();
      const duration = Number.parseFloat(wrapper.style.transitionDuration);
      if (duration > 0 && slide !== last) moves.push({ start: Date.now(), duration, slide });
      last = slide;
    }).observe(wrapper, { attributeFilter: ['class', 'style'], subtree: true });
    return [{ name, count: wrapper.children.length, moves }];
  });
}

/** Opens a home page and stops its clock once its rows have started. @returns functions that let time pass */
export async function openRows(page: Page, path = '/') {
  await page.clock.install();
  await page.goto(path);
  for (const row of await page.locator('.carousel .swiper').all())
    await expect(row).toHaveClass(/swiper-initialized/);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const recorded = await page.evaluateHandle(recordMoves);
  /** What each row that can move has done meanwhile. */
  const rowsAfter = async (milliseconds: number): Promise<readonly MovingRow[]> => {
    await recorded.evaluate((rows) => {
      for (const row of rows) Object.assign(row.moves, { length: 0 });
    });
    await page.clock.runFor(milliseconds);
    return recorded.jsonValue();
  };
  /** Names of the rows that have moved. */
  const moversIn = async (milliseconds: number) =>
    (await rowsAfter(milliseconds)).filter(({ moves }) => moves.length > 0).map(({ name }) => name);
  return { rowsAfter, moversIn };
}

/** Whether what has the focus is on the screen, and not covered. */
export function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return false;
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return activeElement.contains(at);
  });
}

export const activeSlide = (root: Locator) =>
  root.locator('.swiper-slide-active').getAttribute('aria-label');

/** The name of the slide that has the focus. */
export const focusedSlide = (root: Locator) =>
  root
    .locator('.swiper-slide')
    .evaluateAll((slides) => slides.find((slide) => slide.matches(':focus-within'))?.ariaLabel);

/** Scrolls to a carousel and waits until Swiper runs in it. */
export async function scrollToCarousel(page: Page, name: CarouselName): Promise<Locator> {
  const root = page.locator(`.carousel-${name}`).first();
  await page.keyboard.press('Shift');
  await root.scrollIntoViewIfNeeded();
  await expect(root.locator('.swiper')).toHaveClass(/swiper-initialized/);
  return root;
}
