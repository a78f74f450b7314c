import { longestWait } from './early';

const { early } = window;
let busy: HTMLElement | undefined;

function markBusy(element: HTMLElement | undefined): void {
  if (busy) busy.ariaBusy = null;
  if (element) element.ariaBusy = 'true';
  busy = element;
}

function replay(): void {
  const again = early.replay;
  early.replay = undefined;
  markBusy(undefined);
  again?.();
}

/** Leaves the kept tap, and all that follow, to the browser, which answers as it does without scripts. */
export function giveBack(): void {
  early.live = undefined;
  replay();
}

/** Whether a script broke half-way: the part that a tap waits for may never come. */
let broken = false;

/** Shows that a kept tap is being seen to, and does not let it wait for ever. */
export function attend(): void {
  if (broken) giveBack();
  if (!early.replay || busy === early.kept) return;
  markBusy(early.kept);
  setTimeout(() => early.replay && giveBack(), longestWait);
}

/** Repeats the kept tap once the part that answers it is there (lib/live.ts). */
export function replayWhenLive(): void {
  addEventListener('error', () => {
    broken = true;
    if (early.replay) giveBack();
  });
  document.addEventListener('live', (event) => {
    // So announced by lib/live.ts.
    const { detail: part } = event as CustomEvent<string>;
    if (early.live) early.live[part] = true;
    if (early.replay && early.kept?.dataset.wait === part) replay();
  });
}
