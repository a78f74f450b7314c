import { hydratedEvent, waitAttribute } from './contracts';
import { showErrorScreen } from './error-screen';
import { isServerReachable } from './network';
import { longestWait } from './state';

const { pageState } = window;
let busy: HTMLElement | undefined;
let timer: number | undefined;

function markBusy(element: HTMLElement | undefined): void {
  if (busy) busy.ariaBusy = null;
  if (element) element.ariaBusy = 'true';
  busy = element;
}

function replay(): void {
  window.clearTimeout(timer);
  const again = pageState.replay;
  pageState.replay = undefined;
  markBusy(undefined);
  again?.();
}

/** Whether scripts have failed: the part that a tap waits for may never be hydrated. */
let broken = false;

/**
 * Makes the pending tap and later ones native, as without scripts. Offline that would
 * lose the page, so the tap is dropped with a message.
 * @returns whether the server is reachable
 */
export async function releaseTap(): Promise<boolean> {
  broken = true;
  const isReachable = await isServerReachable();
  if (isReachable) {
    pageState.hydrated = undefined;
    replay();
  } else if (pageState.replay) {
    pageState.replay = undefined;
    markBusy(undefined);
    showErrorScreen();
  }
  return isReachable;
}

/** Shows that a tap is pending, and limits how long it waits. */
export function showPendingTap(): void {
  if (broken) releaseTap();
  if (!pageState.replay || busy === pageState.tapped) return;
  markBusy(pageState.tapped);
  // Of the last tap only: an earlier one has been replayed.
  window.clearTimeout(timer);
  timer = window.setTimeout(() => pageState.replay && releaseTap(), longestWait);
}

/** Replays the pending tap once the part that handles it is hydrated (hydration.ts). */
export function replayWhenHydrated(): void {
  addEventListener('error', ({ filename }) => {
    // Ignores errors of browser extensions.
    if (!filename.startsWith(`${location.origin}/`)) return;
    broken = true;
    if (pageState.replay) releaseTap();
  });
  document.addEventListener(hydratedEvent, () => {
    const part = pageState.tapped?.getAttribute(waitAttribute);
    if (pageState.replay && part && pageState.hydrated?.[part]) replay();
  });
}
