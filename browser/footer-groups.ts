import { footerGroupClass } from './contracts';

/** Opens the footer's link groups where they are side by side (footer.css), also for assistive technology. */
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
