import { contentsClass } from './contracts';
import { updateOnceAFrame } from './once-a-frame';

/** Marks the current section's link in the table of contents, and scrolls it into view there. */
export function markSection(): void {
  const contents = document.querySelector<HTMLElement>(`.${contentsClass}`);
  if (!contents) return;
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a')];
  const targets = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  const mark = () => {
    // The current section is in the upper third of the viewport.
    const passed = targets.findLastIndex(
      (target) =>
        target &&
        // Safari before 17.4 lacks it.
        target.checkVisibility?.() !== false &&
        target.getBoundingClientRect().top < innerHeight / 3,
    );
    const current = links[Math.max(0, passed)];
    if (!current || current.ariaCurrent) return;
    for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
    // Does not scroll away the focused link.
    if (contents.matches(':focus-within')) return;
    const [inner, outer] = [current.getBoundingClientRect(), contents.getBoundingClientRect()];
    contents.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    });
  };
  updateOnceAFrame(mark, ['scroll', 'resize', 'input']);
}
