import type { Page } from '@playwright/test';

/** Focuses each tab stop in turn, as Tab or Shift+Tab do, and finds those that are covered, lost or without a ring. Runs in the page. */
async function visit([root, back]: readonly [string, boolean]): Promise<string[]> {
  const parts = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex]';
  const stops = [...document.querySelectorAll<HTMLElement>(`${root} :is(${parts})`)].filter(
    (part) =>
      part.tabIndex >= 0 &&
      !part.matches(':disabled, [inert] *, dialog:not([open]) *') &&
      part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      // The selected radio button of a group.
      !(part instanceof HTMLInputElement && part.type === 'radio' && !part.checked),
  );
  // An element above it covers it, interactive or not.
  const covers = document.head.appendChild(document.createElement('style'));
  covers.textContent = '* { pointer-events: auto !important }';
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
    const styles = [target, target.parentElement ?? target].map((each) => getComputedStyle(each));
    return (
      [...styles, after].some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ) ||
      (after.content !== 'none' && Number.parseFloat(after.borderTopWidth) >= 2)
    );
  };
  const problemsOf = (stop: HTMLElement) => {
    // A visually hidden button is visible by its label.
    const isHidden = stop.matches('[type="radio"], [type="checkbox"], [type="file"]');
    const target = (isHidden && stop.closest('label')) || stop;
    return [
      document.activeElement !== stop && 'lost',
      !isShown(target) && 'covered',
      !hasRing(target, stop) && 'without a ring',
    ].filter(Boolean);
  };
  const wrong: string[] = [];
  for (const stop of back ? stops.reverse() : stops) {
    stop.focus();
    // Bars leave a frame later.
    for (let frame = 0; frame < 10 && problemsOf(stop).length > 0; frame += 1)
      await new Promise(requestAnimationFrame);
    const problems = problemsOf(stop);
    if (problems.length > 0) wrong.push(`${problems.join()}: ${stop.outerHTML.slice(0, 90)}`);
  }
  covers.remove();
  return stops.length > 0 ? wrong : ['no tab stop'];
}

/** Problems of keyboard focus in a part of a page; axe finds orders of focus that differ from the document's. */
export async function focusProblems(page: Page, root: string, back = false): Promise<string[]> {
  // Focus rings appear only with the keyboard.
  await page.keyboard.press('Shift');
  return page.evaluate(visit, [root, back] as const);
}
