import { siteKey } from '@/lib/site-key';
import { showErrorScreen } from '../error-screen';
import { releaseTap } from '../pending-tap';

const { pageState } = window;

/** Session storage key for the time of the tab's last reload on account of a missing chunk. */
const reloadKey = siteKey('chunk-reload');

/** A second failure within this time (milliseconds) does not cause another reload. */
const reloadInterval = 60_000;

/** Several islands may fail at once. */
let isReloading = false;

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

/**
 * Handles a failed island (docs/requirements.md 2.2). From then on taps are native, including the pending one. One that
 * has thrown is reported by the error screen's bar. For one that cannot be loaded the page is reloaded once, since a new
 * deployment may have replaced it, unless a tap was pending; then it is reported, too.
 * @param isLost whether it cannot be loaded
 */
export async function recoverIsland(error: unknown, isLost: boolean): Promise<void> {
  console.error(error);
  const waiting = pageState.replay;
  const isReachable = await releaseTap();
  if (!isLost) showErrorScreen();
  // Without a connection the page stays as it is: it works without scripts.
  else if (waiting || !isReachable || isReloading) return;
  else if (hasJustReloaded()) showErrorScreen();
  else {
    isReloading = true;
    history.go(0);
  }
}
