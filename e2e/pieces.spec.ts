import { firstScreenEndAttribute } from '../browser/contracts';
import { drawn } from './hydrated';
import { templatePaths } from './some-pages';
import { expect, test } from './test';

/**
 * What moves on the first screen when more of the page is read: takes its elements away one by one, the last one
 * first, as if they had not come yet, and tells which of those before it are seen elsewhere then. Left out are rows that
 * end with what comes last: the header's, whose tools take of the menu's room, the words at the foot of a picture, the
 * feet of cards beside a higher one, and groups within a drawing. Runs in the page.
 */
function movedByReading(endAttribute: string): string[] {
  const all = [...document.body.querySelectorAll('*')];
  const first = all.slice(
    0,
    all.findIndex((part) => part.matches(`[${endAttribute}]`)),
  );
  const place = (part: Element) => part.getBoundingClientRect();
  const whole = new Map(first.map((part) => [part, place(part)]));
  const isSeen = (part: Element, { left, top, width, height }: DOMRect) =>
    left < innerWidth &&
    top < innerHeight &&
    width * height > 0 &&
    part.checkVisibility({ visibilityProperty: true });

  /** The layout shift of one element: the share of the screen that it has and had, times the share of its way. */
  function shiftOf(part: Element): number {
    const [now, then] = [place(part), whole.get(part)];
    if (!then || !isSeen(part, now)) return 0;
    const way = Math.max(Math.abs(now.left - then.left), Math.abs(now.top - then.top));
    const area = now.width * now.height + then.width * then.height;
    return (area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
  }
  /** A small part moves little of the screen, however far; the eye sees it all the same. The planner's come with scripts. */
  const hasJumped = (part: Element) => {
    const [now, then] = [place(part), whole.get(part)];
    return then && !part.closest('.plan') && isSeen(part, now) && Math.abs(now.top - then.top) > 4;
  };

  const shown = new Set(
    [...whole].filter(([part, box]) => isSeen(part, box)).map(([part]) => part),
  );
  const seen = [...shown].filter(
    (part) =>
      !part.closest(
        '.site-header *, .mt-auto, .corner, .carousel-below, .plan-bar, .plan-pill, svg g',
      ),
  );
  const order = new Map(first.map((part, index) => [part, index]));
  const moved: string[] = [];
  for (const part of all.reverse()) {
    // A button grows with its own words.
    const button = part.closest('button, .button');
    for (let text = part.nextSibling; text; text = part.nextSibling) text.remove();
    part.remove();
    const index = order.get(part) ?? -1;
    // Below the screen, where parts are many, some at a time.
    if (!shown.has(part) && index % 20 !== 0) continue;
    for (const before of seen) {
      if ((order.get(before) ?? index) >= index) break;
      if (button && before.closest('button, .button') === button) continue;
      if (shiftOf(before) < 0.001 && !hasJumped(before)) continue;
      moved.push(`${before.outerHTML.slice(0, 90)} when ${part.outerHTML.slice(0, 50)} comes`);
    }
  }
  return moved;
}

for (const path of templatePaths) {
  test(`${path} does not move while it is read in pieces`, async ({ shared: { page } }) => {
    // An entering card is scaled, which is no layout shift.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/\/_next\/static\/client/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const whole = await page.evaluateHandle(() => document.body.cloneNode(true));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction(() =>
        [...document.querySelectorAll('link')].every(
          (link) => link.rel !== 'stylesheet' || link.sheet,
        ),
      );
      await drawn(page);
      const moved = await page.evaluate(movedByReading, firstScreenEndAttribute);
      expect(moved, `${width} px`).toEqual([]);
      await whole.evaluate((body) => document.body.replaceWith(body));
    }
  });
}
