const opened = 'details[data-dismiss][open]';

function closeOthers({ target }: Event): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(opened)) {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  }
}

function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>(opened)) {
    details.open = false;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
  }
}

/** Native disclosures that behave as menus close by Escape, by a click beside them, and when focus leaves. */
export function dismissDisclosures(): void {
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', closeByEscape);
}
