import type { HydratedPart } from './contracts';

/** A kept tap waits no longer than this (milliseconds). */
export const longestWait = 10_000;

/** What the inlined script, the deferred one and a page's own deferred file share, as `window.client`. */
export interface ClientState {
  /**
   * Parts that handle taps by themselves. Undefined: the scripts cannot be had, no tap is kept any more, and the browser
   * does what it does without them.
   */
  hydrated: Partial<Record<HydratedPart | string, true>> | undefined;
  /** The link or form whose tap waits for its part. */
  tapped?: HTMLElement;
  /** Repeats that tap. */
  replay?: (() => void) | undefined;
  /** The visitor's last act so far, once there is one. */
  acted?: Event;
  /** Shows the other theme; replaced by what does so in steps. */
  chooseTheme: () => void;
  /** Fetches what comes next: first deferred.ts, then, replaced by it, Next's scripts. */
  begin: () => void;
  /** Modules that are started one by one, and what starts the page; set by its deferred file. */
  heavyModules?: readonly (string | number)[];
  start?: () => void;
}

declare global {
  interface Window {
    client: ClientState;
  }
}
