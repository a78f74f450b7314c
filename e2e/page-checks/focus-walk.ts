import type { Page } from '@playwright/test';
import { nextFrames } from '../support/hydrated';

/** Starts at the beginning or end of the page, and records each tab stop when focus leaves it. Runs in the page. */
function watch([back, root]: readonly [boolean, string]) {
  const walk = { wrong: [] as string[], isOver: false, end: () => {} };
  const stops: Element[] = [];
  const parts = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex]';
  const whole = document.querySelector(root);
  const reached = () =>
    [...(whole?.querySelectorAll<HTMLElement>(parts) ?? [])].filter(
      (part) =>
        part.tabIndex >= 0 &&
        !part.matches(':disabled, [inert] *, dialog:not([open]) *') &&
        part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        // The selected radio button of a group.
        !(part instanceof HTMLInputElement && part.type === 'radio' && !part.checked),
    );
  // The scroll position decides whether a page's own bar is there, or the contact bar.
  const first = reached();
  first.at(back ? -1 : 0)?.focus();
  const leave = new AbortController();
  // An element above it covers it, interactive or not.
  const covers = document.head.appendChild(document.createElement('style'));
  covers.textContent = '* { pointer-events: auto !important }';
  const note = (what: string, stop: Element) => {
    const { left, top, width, height } = stop.getBoundingClientRect();
    const box = [left, top, width, height].map(Math.round).join(' ');
    walk.wrong.push(`${what}: ${stop.outerHTML.slice(0, 90)} at ${box}`);
  };
  const isShown = (target: Element) => {
    const [{ left, top, width, height } = target.getBoundingClientRect()] = target.getClientRects();
    return [0.5, 0.1, 0.9].some((x) =>
      [0.5, 0.15, 0.85].some((y) => {
        const at = document.elementFromPoint(left + width * x, top + height * y);
        return (
          at && (target.contains(at) || (at.contains(target) && at === target.closest('a, label')))
        );
      }),
    );
  };
  // The ring may be on the element, a field's frame, a link's card, or inside a picture.
  const hasRing = (target: Element, stop: Element) => {
    const after = getComputedStyle(stop, '::after');
    const styles = [
      getComputedStyle(target),
      getComputedStyle(target.parentElement ?? target),
      after,
    ];
    return (
      styles.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ) ||
      (after.content !== 'none' && Number.parseFloat(after.borderTopWidth) >= 2)
    );
  };
  const look = ({ key }: KeyboardEvent) => {
    const { activeElement: stop } = document;
    const last = stops.at(-1);
    // A film's controls count as one stop.
    if (key !== 'Tab' || walk.isOver || stop === last) return;
    if (!stop || stop === document.body || !whole?.contains(stop) || stops.includes(stop)) {
      walk.isOver = stops.length > 0;
      return;
    }
    stops.push(stop);
    // A visually hidden button is visible by its label.
    const isHidden = stop.matches('[type="radio"], [type="checkbox"], [type="file"]');
    const target = (isHidden && stop.closest('label')) || stop;
    if (!isShown(target)) note('hidden', stop);
    if (!hasRing(target, stop)) note('without a ring', stop);
    const expected = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    if (last && !(last.compareDocumentPosition(stop) & expected)) note('out of order', stop);
  };
  addEventListener('keydown', look, { capture: true, signal: leave.signal });
  walk.end = () => {
    leave.abort();
    for (const part of reached())
      if (first.includes(part) && !stops.includes(part)) note('not reached', part);
    covers.remove();
  };
  return walk;
}

/** Presses Tab or Shift+Tab to the end of the page; slowly with a frame after each press. */
async function walk(page: Page, root: string, back: boolean, isSlow = false): Promise<string[]> {
  // What shows by scrolling alone, such as the bubble, belongs to the end of the page.
  if (back) await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await nextFrames(page);
  // Focus rings appear only with the keyboard.
  await page.keyboard.press('Shift');
  const walked = await page.evaluateHandle(watch, [back, root] as const);
  if (back) await page.keyboard.down('Shift');
  const atOnce = isSlow ? 1 : 20;
  for (let presses = 0; presses < 400; presses += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => page.keyboard.press('Tab')));
    if (isSlow) await nextFrames(page);
    if (await walked.evaluate(({ isOver }) => isOver)) break;
  }
  if (back) await page.keyboard.up('Shift');
  return walked.evaluate(({ wrong, isOver, end }) => {
    end();
    return isOver ? wrong : [...wrong, 'endless'];
  });
}

/**
 * Problems of keyboard focus in a part of a page, with Tab or Shift+Tab or both: stops that are hidden, have
 * no ring, are out of order, lost or missing.
 */
export async function focusProblems(
  page: Page,
  root: string,
  directions: 'onwards' | 'back' | 'both' = 'both',
): Promise<string[]> {
  // What a fast walk finds, a slow one has to confirm.
  const found = async (back: boolean) =>
    (await walk(page, root, back)).length > 0 ? walk(page, root, back, true) : [];
  const onwards = directions === 'back' ? [] : await found(false);
  const back = directions === 'onwards' ? [] : await found(true);
  return [...onwards, ...back.map((error) => `back, ${error}`)];
}
