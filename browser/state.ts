/** Timeout of a pending tap (milliseconds). */
export const longestWait = 10_000;

/** The longest that lazy pictures are delayed (milliseconds). */
export const longestHold = 4000;

/** State that head.ts and deferred.ts share, as `window.pageState`. */
export interface PageState {
  /** Hydrated parts by name, as attributes have it. Undefined when scripts have failed: all taps are native then. */
  hydrated: Partial<Record<string, true>> | undefined;
  /** The link or form whose tap is pending. */
  tapped?: HTMLElement;
  /** Replays that tap. */
  replay?: (() => void) | undefined;
  /** The visitor's last input so far. */
  input?: Event;
  /** Shows the other theme; deferred.ts replaces it with one that does so in steps. */
  chooseTheme: () => void;
  /** Set by deferred.ts when it has run to its end. */
  ready?: true;
  /** Loads deferred.ts, which replaces it with what starts the islands. */
  begin: () => void;
}

declare global {
  interface Window {
    pageState: PageState;
  }
}
