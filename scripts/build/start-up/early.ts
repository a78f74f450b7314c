/** A kept tap waits no longer than this (milliseconds). */
export const longestWait = 10_000;

/** What the inlined script and the one that comes at load share, as `window.early`. */
export interface Early {
  /**
   * Parts of the page that answer taps themselves (lib/live.ts). None: nothing is kept any more,
   * because the scripts cannot be had, and the browser answers every tap as it does without them.
   */
  live: Record<string, true> | undefined;
  /** The link or form whose tap waits for its part. */
  kept?: HTMLElement;
  /** Repeats that tap. */
  replay?: (() => void) | undefined;
  /** The visitor's last act so far, once there is one. */
  wanted?: Event | false;
  /** Shows the other theme; replaced by what does so in steps. */
  chooseTheme: () => void;
  /** Fetches what comes next: first later.ts, then, replaced by it, the page's own scripts. */
  begin: () => void;
}

declare global {
  interface Window {
    early: Early;
  }
}
