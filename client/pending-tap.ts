import { hydratedEvent, waitAttribute } from './contracts';
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

/** Leaves the kept tap, and all that follow, to the browser, which does what it does without scripts. */
export function giveTapBack(): void {
  client.hydrated = undefined;
  replay();
}

/** Whether a script broke half-way: the part that a tap waits for may never come. */
let broken = false;

/** Shows that a kept tap was noticed, and does not let it wait for ever. */
export function showTapWaits(): void {
  if (broken) giveTapBack();
  if (!client.replay || busy === client.tapped) return;
  markBusy(client.tapped);
  setTimeout(() => client.replay && giveTapBack(), longestWait);
}

/** Repeats the kept tap once the part that handles it is hydrated (hydration.ts). */
export function replayWhenHydrated(): void {
  addEventListener('error', () => {
    broken = true;
    if (client.replay) giveTapBack();
  });
  document.addEventListener(hydratedEvent, (event) => {
    // So announced by hydration.ts.
    const { detail: part } = event as CustomEvent<string>;
    if (client.hydrated) client.hydrated[part] = true;
    if (client.replay && client.tapped?.getAttribute(waitAttribute) === part) replay();
  });
}
