import { footerGroupClass } from './contracts';

/** Groups of the footer's links are open where they stand side by side (footer.css), and say so to assistive technology. */
export function openFooterGroups(): void {
  const wide = matchMedia('(min-width: 640px)');
  const update = () => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>(`.${footerGroupClass}`)) {
      group.open = wide.matches;
      const summary = group.querySelector('summary');
      if (summary) summary.tabIndex = wide.matches ? -1 : 0;
    }
  };
  wide.onchange = update;
  update();
}
