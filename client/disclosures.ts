import { dismissAttribute } from './contracts';

const opened = () =>
  document.querySelectorAll<HTMLDetailsElement>(`details[${dismissAttribute}][open]`);

/**
 * Closes the native disclosures that behave as menus.
 * @param place those around it stay open
 */
export function closeDisclosures(place: Node | null = null): void {
  for (const details of opened()) {
    if (!details.contains(place)) details.open = false;
  }
}

function closeOthers({ target }: Event): void {
  if (target instanceof Node) closeDisclosures(target);
}

function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const details of opened()) {
    details.open = false;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
  }
}

/**
 * Native disclosures that behave as menus close by Escape, by a click beside them, and when focus leaves.
 * @param before what the visitor did last while this was still on its way; it is handled now
 */
export function dismissDisclosures(before?: Event): void {
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', closeByEscape);
  if (before instanceof KeyboardEvent) closeByEscape(before);
  else if (before && before.type === 'pointerdown') closeOthers(before);
}
