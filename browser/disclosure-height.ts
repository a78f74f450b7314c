import { disclosureClass } from './contracts';

/** As disclosure.css has it. */
const timing = { duration: 300, easing: 'ease-out' } as const;

/** The state that each moving disclosure is heading for, and how to cancel its animation. */
const moving = new WeakMap<
  HTMLDetailsElement,
  { readonly open: boolean; readonly stop: () => void }
>();

function toggle(details: HTMLDetailsElement, summary: HTMLElement): void {
  const from = details.offsetHeight;
  const before = moving.get(details);
  before?.stop();
  const open = !(before?.open ?? details.open);
  details.open = true;
  const border = details.offsetHeight - details.clientHeight;
  const to = open ? details.offsetHeight : summary.offsetHeight + border;
  details.style.overflow = 'clip';
  const movement = details.animate({ height: [`${from}px`, `${to}px`] }, timing);
  const end = () => {
    moving.delete(details);
    details.style.overflow = '';
  };
  movement.onfinish = () => {
    details.open = open;
    end();
  };
  const stop = () => {
    movement.onfinish = null;
    movement.cancel();
    end();
  };
  moving.set(details, { open, stop });
}

/** Animates the height of a disclosure (docs/requirements.md 2.9) where CSS cannot: in Firefox. */
export function animateDisclosures(): void {
  if (CSS.supports('interpolate-size: allow-keywords')) return;
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (lessMotion.matches || !(target instanceof Element)) return;
    const summary = target.closest<HTMLElement>(`.${disclosureClass} > summary`);
    const details = summary?.parentElement;
    if (!summary || !(details instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    toggle(details, summary);
  });
}
