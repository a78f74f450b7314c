import { siteKey } from '@/lib/site-key';
import { reloadPage } from './kept-fields';
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

/**
 * Shows the page's error screen (docs/requirements.md 2.2): in the place of a component of which nothing useful is left, else as
 * a bar at the foot of the page.
 */
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
  if (where) component?.replaceChildren(screen);
  if (where === 'as-dialog') {
    const dialog = document.createElement('dialog');
    component?.replaceChildren(dialog);
    dialog.append(screen);
    dialog.showModal();
  }
  heading?.focus();
}

let isRecovering = false;

/**
 * Called when a script cannot be loaded: a new deployment may have replaced it, so the page reloads, once. A file of
 * its own, which each deployment has.
 */
export async function recover(): Promise<void> {
  // Several may be missing at once.
  if (isRecovering) return;
  isRecovering = true;
  if (!(await isServerReachable())) isRecovering = false;
  else if (!hasJustReloaded()) reloadPage();
  else {
    const lost = document.querySelectorAll<HTMLElement>('[data-error=in-place]:not([data-ready])');
    for (const component of lost) showError(component);
    if (lost.length === 0) showError();
  }
}
