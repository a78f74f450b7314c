import type { Page } from '@playwright/test';

/** Walks through all that Tab reaches, onwards or back, and notes at each stop what is wrong. Runs in the page. */
async function walk(back: boolean): Promise<string[]> {
  const selector =
    'a[href], button, input, select, textarea, summary, video[controls], iframe, [tabindex]';
  const isReached = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *, dialog:not([open]) *') &&
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    // Of radio buttons the chosen one.
    !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
  const open = document.querySelector('dialog[open]') ?? document;
  const stops = [...open.querySelectorAll<HTMLElement>(selector)].filter(isReached);
  if (back) stops.reverse();
  const wrong: string[] = [];
  for (const stop of stops) {
    stop.focus();
    const note = (what: string) => {
      const { left, top, width, height } = stop.getBoundingClientRect();
      const box = [left, top, width, height].map(Math.round).join(' ');
      wrong.push(`${what}: ${stop.outerHTML.slice(0, 90)} at ${box}`);
    };
    if (document.activeElement !== stop) {
      // What a script moves on at once, such as a row that turns, has to hold it again.
      await new Promise(requestAnimationFrame);
      if (document.activeElement === document.body) note('lost');
      continue;
    }
    // A hidden button is seen by its label.
    const seen = (stop instanceof HTMLInputElement && stop.closest('label')) || stop;
    const [first = seen.getBoundingClientRect()] = seen.getClientRects();
    const { left, top, width, height } = first;
    const places = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [x, y] as const));
    const shown = places.some(([x, y]) => {
      const at = document.elementFromPoint(left + width * x, top + height * y);
      return at && (seen.contains(at) || (at.contains(seen) && at === seen.closest('a, label')));
    });
    if (!shown) note('unseen');
    // Around it, around the frame of a field or the card of a link, or inside a picture's.
    const after = getComputedStyle(stop, '::after');
    const looks = [getComputedStyle(seen), getComputedStyle(seen.parentElement ?? seen), after];
    const hasRing =
      looks.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ) ||
      (after.content !== 'none' && Number.parseFloat(after.borderTopWidth) >= 2);
    if (!hasRing) note('without a ring');
  }
  return wrong;
}

/** What is wrong with focus on a page as it stands: where it is not seen, has no ring, or is lost. */
export async function focusFaults(page: Page): Promise<string[]> {
  // Rings are for those who use the keyboard.
  await page.keyboard.press('Shift');
  const onwards = await page.evaluate(walk, false);
  const back = await page.evaluate(walk, true);
  return [...onwards, ...back.map((fault) => `back, ${fault}`)];
}
