import { dismissAttribute } from './contracts';

/** An open `<details>` that acts as a menu, or a popover. */
const menus = `details[${dismissAttribute}][open], [popover]`;

/**
 * Closes the menus.
 * @param except the one with this element stays open, and the popover that it opens
 */
function closeMenus(except?: Element): void {
  for (const menu of document.querySelectorAll<HTMLElement>(menus)) {
    if (except && menu.contains(except)) continue;
    if (menu instanceof HTMLDetailsElement) menu.open = false;
    else if (!except?.closest(`[popovertarget="${menu.id}"]`)) menu.hidePopover?.();
  }
}

function closeOthers({ target }: Event): void {
  if (target instanceof Element) closeMenus(target);
}

/** A popover is closed by the browser. */
function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  document.activeElement?.closest(`[${dismissAttribute}][open]`)?.querySelector('summary')?.focus();
  closeMenus();
}

/**
 * Closes `<details>` elements that act as menus on Escape, on a click outside, and when focus leaves; the menu, a popover, when
 * focus leaves, since it covers the page.
 * @param before the visitor's last input before this script was loaded, handled now
 */
export function dismissDisclosures(before?: Event): void {
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', closeByEscape);
  // A page restored from the bfcache has them closed.
  addEventListener('pagehide', () => closeMenus());
  if (before instanceof KeyboardEvent) closeByEscape(before);
  else if (before?.type === 'pointerdown') closeOthers(before);
}
