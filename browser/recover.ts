import { siteKey } from '@/lib/site-key';
import { reloadPage, restoreFields, storeFields } from './kept-fields';
import { isServerReachable } from './network';

/** Session storage key of the time of the tab's last reload on account of a missing script. */
const reloadKey = siteKey('chunk-reload');

/** A second failure within this time (milliseconds) does not cause another reload. */
const reloadInterval = 60_000;

function hasJustReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadKey));
    sessionStorage.setItem(reloadKey, String(Date.now()));
    return Date.now() - last < reloadInterval;
  } catch {
    // Without storage there is no protection against a reload loop, so no reload.
    return true;
  }
}

async function retry(event: Event): Promise<void> {
  event.preventDefault();
  // Without a connection a reload would lose the page.
  if (await isServerReachable()) reloadPage();
}

/** Shows the error screen (docs/requirements.md 2.2): in a component's place if nothing useful is left of it, else as a bar. */
export function showError(component?: HTMLElement): void {
  const bar = document.getElementById('error-screen');
  const where = component?.dataset.error;
  if (!bar || (!where && !bar.hidden)) return;
  // A clone of an element is one.
  const screen = where ? (bar.cloneNode(true) as HTMLElement) : bar;
  const heading = screen.querySelector('h2');
  // With a name a section is a landmark; hidden, in every page, it needs none.
  screen.ariaLabel = heading?.textContent ?? '';
  screen.hidden = false;
  screen.querySelector('a')?.addEventListener('click', retry);
  if (component && where) {
    storeFields(component);
    component.replaceChildren(screen);
  }
  if (where === 'as-dialog') {
    const dialog = document.createElement('dialog');
    component?.replaceChildren(dialog);
    dialog.append(screen);
    dialog.showModal();
  }
  heading?.focus();
}

let isRecovering = false;

/** Reloads the page, once, when a script cannot be loaded: a new deployment may have replaced it. */
export async function recover(): Promise<void> {
  // Several may be missing at once.
  if (isRecovering) return;
  isRecovering = true;
  if (!(await isServerReachable())) isRecovering = false;
  else if (!hasJustReloaded()) reloadPage();
  else {
    restoreFields();
    const lost = document.querySelectorAll<HTMLElement>('[data-error=in-place]:not([data-ready])');
    for (const component of lost) showError(component);
    if (lost.length === 0) showError();
  }
}
