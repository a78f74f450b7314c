import { asideAttribute, bubbleClass } from './contracts';
import { updateOnceAFrame } from './once-a-frame';

/** Elements that the bubble must not cover, except high ones, such as a card's picture. Facts and prices reach the page's edge. */
const covered = 'a, button, input, select, textarea, summary, label, dd, td';
const highest = 120;

/** Step of the hit tests, below the minimum target size (WCAG 2.5.8). */
const step = 20;

function coversSomething(bubble: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = bubble;
  for (let x = left + 1; x < left + width + step; x += step) {
    for (let y = top + 1; y < top + height + step; y += step) {
      const at = document.elementsFromPoint(
        Math.min(x, left + width - 1),
        Math.min(y, top + height - 1),
      );
      const found = at.find((each) => !bubble.contains(each))?.closest<HTMLElement>(covered);
      if (found && found.offsetHeight < highest) return true;
    }
  }
  return false;
}

/** Moves the contact bubble into the page's margin while it would cover a control or a fact. */
export function avoidOverlap(): void {
  const update = () => {
    const bubble = document.querySelector<HTMLElement>(`.${bubbleClass}`);
    bubble?.toggleAttribute(asideAttribute, coversSomething(bubble));
  };
  updateOnceAFrame(update, ['scroll', 'resize', 'click', 'input']);
}
