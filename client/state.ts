import type { HydratedPart } from './contracts';

/** The longest that a tap is kept (milliseconds). */
export const longestWait = 10_000;

/** State that head.ts, deferred.ts and a page's own deferred file share, as `window.client`. */
export interface ClientState {
  /** Hydrated parts. Undefined when scripts have failed: no tap is kept any more, and the browser handles all of them. */
  hydrated: Partial<Record<HydratedPart | string, true>> | undefined;
  /** The link or form whose tap is pending. */
  tapped?: HTMLElement;
  /** Replays that tap. */
  replay?: (() => void) | undefined;
  /** The visitor's last input so far. */
  input?: Event;
  /** Shows the other theme; deferred.ts replaces it with one that does so in steps. */
  chooseTheme: () => void;
  /** Loads deferred.ts, which replaces it with what starts Next's scripts. */
  begin: () => void;
  /** Set by the page's deferred file: modules to evaluate one by one, and what starts the page. */
  heavyModules?: readonly (string | number)[];
  start?: () => void;
}

declare global {
  interface Window {
    client: ClientState;
  }
}
