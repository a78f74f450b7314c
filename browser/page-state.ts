/** What head.ts and start.ts share, as `window.pageState`. */
export interface PageState {
  /** The link or button whose tap waits for its component. */
  tap?: HTMLElement | undefined;
  /** Whether scripts have failed: presses are the browser's own, as without scripts. */
  failed?: true;
  /** Loads the page's scripts, once; then, hydrates first what the tap waits for. */
  load: () => void;
  giveUp: () => void;
}

declare global {
  interface Window {
    pageState: PageState;
  }
}
