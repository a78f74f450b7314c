import { nextFrames } from '../support/hydrated';
import { templatePaths } from '../support/sample-pages';
import { expect, test } from '../support/test';

/**
 * Layout shift on the first screen while the page is parsed: removes its elements one by one, the last one
 * first, as if not parsed yet, and reports which of those before it move. Exceptions are rows that
 * end with the last element: the header, whose buttons share the menu's space, text at the bottom of a picture, the
 * ends of cards beside a higher one, and groups within a drawing. Runs in the page.
 */
function movedByReading(endAttribute: string): string[] {
  // An entering card is scaled, which is no layout shift.
  for (const animation of document.getAnimations())
    if (animation.timeline === document.timeline) animation.finish();
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

  /** The layout shift score of one element: impact fraction times distance fraction. */
  function shiftOf(part: Element): number {
    const [now, then] = [place(part), whole.get(part)];
    if (!then || !isSeen(part, now)) return 0;
    const way = Math.max(Math.abs(now.left - then.left), Math.abs(now.top - then.top));
    const area = now.width * now.height + then.width * then.height;
    return (area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
  }
  /** Small elements have low scores, but their movement is visible. The planner's are rendered by scripts. */
  const hasJumped = (part: Element) => {
    const [now, then] = [place(part), whole.get(part)];
    return then && !part.closest('.plan') && isSeen(part, now) && Math.abs(now.top - then.top) > 4;
  };

  const shown = new Set(
    [...whole].filter(([part, box]) => isSeen(part, box)).map(([part]) => part),
  );
  const seen = [...shown].filter(
    (part) =>
      !part.closest('.site-header *, .mt-auto, .corner, .carousel-below, .plan-bar, .pill, svg g'),
  );
  const order = new Map(first.map((part, index) => [part, index]));
  const moved: string[] = [];
  for (const part of all.reverse()) {
    // A button grows with its text.
    const button = part.closest('button, .button');
    for (let text = part.nextSibling; text; text = part.nextSibling) text.remove();
    part.remove();
    const index = order.get(part) ?? -1;
    // Below the first screen, several elements at a time.
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
      await nextFrames(page);
      const moved = await page.evaluate(movedByReading, 'data-first-screen-end');
      expect(moved, `${width} px`).toEqual([]);
      await whole.evaluate((body) => document.body.replaceWith(body));
    }
  });
}
