import { isServerReachable } from './chunk-recovery';
import { hydratedEvent, waitAttribute } from './contracts';
import { showErrorScreen } from './error-screen';
import { longestWait } from './state';

const { client } = window;
let busy: HTMLElement | undefined;

function markBusy(element: HTMLElement | undefined): void {
  if (busy) busy.ariaBusy = null;
  if (element) element.ariaBusy = 'true';
  busy = element;
}

function replay(): void {
  const again = client.replay;
  client.replay = undefined;
  markBusy(undefined);
  again?.();
}

/** Whether scripts have failed: the part that a tap waits for may never be hydrated. */
let broken = false;

/**
 * Leaves the pending tap, and all that follow, to the browser, as if there were no scripts. Without a connection that would
 * only lead away from the page, so the tap is dropped, and the page says so.
 */
export async function releaseTap(): Promise<void> {
  broken = true;
  if (await isServerReachable()) {
    client.hydrated = undefined;
    replay();
  } else if (client.replay) {
    client.replay = undefined;
    markBusy(undefined);
    showErrorScreen();
  }
}

/** Shows that a tap is pending, and limits how long it waits. */
export function showPendingTap(): void {
  if (broken) releaseTap();
  if (!client.replay || busy === client.tapped) return;
  markBusy(client.tapped);
  setTimeout(() => client.replay && releaseTap(), longestWait);
}

/** Replays the pending tap once the part that handles it is hydrated (hydration.ts). */
export function replayWhenHydrated(): void {
  addEventListener('error', ({ filename }) => {
    // Those of browser extensions break nothing here.
    if (!filename.startsWith(`${location.origin}/`)) return;
    broken = true;
    if (client.replay) releaseTap();
  });
  const replayIfReady = () => {
    const part = client.tapped?.getAttribute(waitAttribute);
    if (client.replay && part && client.hydrated?.[part]) replay();
  };
  document.addEventListener(hydratedEvent, replayIfReady);
  // In a plain build React may have been faster than this script.
  replayIfReady();
}
