import { isServerReachable } from '@/lib/network';
import { reloadPage, restoreFields, storeFields } from './kept-fields';

const isReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => Object(entry).type === 'reload');

/** Shows the error screen (docs/requirements.md 2.2), in a component's place if nothing useful is left of it, else as a bar. */
export function showError(component?: HTMLElement): void {
  const bar = document.getElementById('error-screen');
  const where = component?.dataset.error;
  if (!bar || (!where && !bar.hidden)) return;
  // A clone of an element is one.
  const screen = where ? (bar.cloneNode(true) as HTMLElement) : bar;
  const heading = screen.querySelector('h2');
  const isFocused = where === 'dialog' || (where && component?.contains(document.activeElement));
  if (!isFocused) screen.querySelector('p')?.setAttribute('role', 'alert');
  // With a name a section is a landmark; hidden, in every page, it needs none.
  screen.ariaLabel = heading?.textContent ?? '';
  screen.hidden = false;
  // Loads the page again.
  screen.querySelector('a')?.addEventListener('click', () => storeFields(document));
  if (component && where) {
    storeFields(component);
    const frame = document.createElement(where);
    frame.append(screen);
    component.replaceChildren(frame);
    if (frame instanceof HTMLDialogElement) frame.showModal();
  }
  if (isFocused) heading?.focus();
}

let isRecovering = false;

/**
 * Reloads the page, once, when a file cannot be loaded: a new deployment may have replaced it.
 * @param isStyle whether it is the style sheet, without which all parts work
 */
export async function recover(isStyle = false): Promise<void> {
  // Several may be missing at once.
  if (isRecovering) return;
  isRecovering = true;
  if (!(await isServerReachable())) isRecovering = false;
  else if (!isReloaded()) reloadPage();
  else {
    restoreFields();
    const lost = document.querySelectorAll<HTMLElement>('[data-error=div]:not([data-ready])');
    if (isStyle || lost.length === 0) showError();
    else for (const component of lost) showError(component);
  }
}
