import { dismissAttribute } from './contracts';

const opened = () =>
  document.querySelectorAll<HTMLDetailsElement>(`details[${dismissAttribute}][open]`);

/**
 * Closes the `<details>` elements that act as menus.
 * @param except those that contain this node stay open
 */
export function closeDisclosures(except: Node | null = null): void {
  for (const details of opened()) {
    if (!details.contains(except)) details.open = false;
  }
}

function closeOthers({ target }: Event): void {
  if (target instanceof Node) closeDisclosures(target);
}

/** Closes the menu when focus leaves it, since it covers the page. */
function closeMenus({ target }: FocusEvent): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    const stays =
      !(target instanceof Element) ||
      menu.contains(target) ||
      target.closest(`[popovertarget="${menu.id}"]`);
    if (!stays) menu.hidePopover?.();
  }
}

function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const details of opened()) {
    details.open = false;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
  }
}

/**
 * Closes `<details>` elements that act as menus on Escape, on a click outside, and when focus leaves; the menu, a popover, when
 * focus leaves.
 * @param before the visitor's last input before this script was loaded, handled now
 */
export function dismissDisclosures(before?: Event): void {
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('focusin', closeMenus);
  document.addEventListener('keydown', closeByEscape);
  if (before instanceof KeyboardEvent) closeByEscape(before);
  else if (before && before.type === 'pointerdown') closeOthers(before);
}
