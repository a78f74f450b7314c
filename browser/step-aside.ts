/** What the bubble must not cover; higher ones, such as a card's picture, are pressed beside it. */
const controls = 'a, button, input, select, textarea, summary, label';
const highest = 120;

/** As far apart as the smallest target is wide (WCAG 2.5.8). */
const step = 20;

function coversControl(bubble: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = bubble;
  for (let x = left + 1; x < left + width + step; x += step) {
    for (let y = top + 1; y < top + height + step; y += step) {
      const at = document.elementsFromPoint(
        Math.min(x, left + width - 1),
        Math.min(y, top + height - 1),
      );
      const control = at.find((each) => !bubble.contains(each))?.closest<HTMLElement>(controls);
      if (control && control.offsetHeight < highest) return true;
    }
  }
  return false;
}

/** Moves the contact bubble into the page's margin while it would cover a control. */
export function stepAside(): void {
  let isAsked = false;
  const look = () => {
    isAsked = false;
    const bubble = document.querySelector<HTMLElement>('.bubble');
    bubble?.toggleAttribute('data-aside', coversControl(bubble));
  };
  const ask = () => {
    if (!isAsked) requestAnimationFrame(look);
    isAsked = true;
  };
  for (const event of ['scroll', 'resize', 'click', 'input'])
    addEventListener(event, ask, { passive: true });
  ask();
}
