/** Inlined in each <head> after the theme's script, at most 2,048 bytes: what must come before the other scripts. */
import { showTwins } from './evening';
import { handlerOf, hasModifierKey, isWaiting, waitingTaps } from './taps';

/** URLs of browser/start.ts and browser/recover.ts, bundled; defined by the build. */
declare const START: string;
declare const RECOVER: string;

interface PageState {
  /** The links and buttons whose taps wait for their components, in the order of the taps. */
  taps: HTMLElement[];
  /** Whether scripts have failed: presses are the browser's own, as without scripts. */
  failed?: boolean;
  /** Loads the page's scripts, once; then, hydrates first what the taps wait for. */
  load: () => void;
  giveUp: () => void;
}

declare global {
  interface Window {
    pageState: PageState;
  }
}

/** The longest that lazy pictures are delayed (milliseconds). */
const longestHold = 4000;

/** Delay after the load event, which precedes the first picture's paint by some frames (milliseconds). */
const paintDelay = 200;

const root = document.documentElement;

// next-themes makes any stored text a class: a word of another site on this origin could be a utility.
try {
  const { theme } = localStorage;
  if (!/^(dark|light)$/.test(theme)) root.classList.remove(theme);
} catch {}

const load = () => {
  pageState.load = () => {};
  import(START).catch(() => {
    // The next input tries again.
    pageState.load = load;
    pageState.giveUp();
  });
};

const pageState: PageState = {
  taps: [],
  load,
  giveUp() {
    for (const tap of pageState.taps.splice(0)) tap.ariaBusy = null;
    // Offline a press would lose the page.
    pageState.failed = navigator.onLine;
    // Has the same name in each deployment. Without a connection the page stays: it works without scripts.
    import(RECOVER).then(({ recover }) => recover()).catch(() => {});
  },
};
window.pageState = pageState;

// Where the chosen theme is not the system's, which sources follow: before the browser selects one.
const other = matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark';
if (root.classList.contains(other)) {
  const parsing = new MutationObserver(() => showTwins(other === 'dark'));
  parsing.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => parsing.disconnect());
}

// Until the page is loaded, the bandwidth belongs to the first picture: base.css hides the lazy ones.
root.classList.add('pictures-held');
let isIdle: true | undefined;
const letPicturesLoad = () => root.classList.remove('pictures-held');
const onNetworkIdle = (isLoaded?: boolean) => {
  letPicturesLoad();
  isIdle = true;
  if (isLoaded) pageState.load();
};
const onInput = () => {
  letPicturesLoad();
  if (isIdle) pageState.load();
};
setTimeout(onNetworkIdle, longestHold);
addEventListener('load', () => setTimeout(onNetworkIdle, paintDelay, true));
// Not of the mouse's moves: browsers invent one when a page appears below it.
addEventListener('keydown', onInput, true);
// Only the page's own scrolling: a carousel that moves by itself is no input.
document.onscroll = onInput;

// While a page comes in, presses reach only the root: the first ends the transition, and acts.
let transition: ViewTransition | null | undefined;
addEventListener('pagereveal', ({ viewTransition }) => {
  transition = viewTransition;
});
const onPointer = () => {
  transition?.skipTransition();
  onInput();
};
addEventListener('pointerdown', onPointer, true);

function onClick(event: MouseEvent): void {
  // Only elements dispatch it.
  const target = event.target as Element;
  // Elements of HTML and SVG can have the focus.
  const below =
    target === root &&
    (document.elementFromPoint(event.clientX, event.clientY) as HTMLElement | null);
  if (below && below !== root) {
    below.focus();
    below.dispatchEvent(new MouseEvent('click', event));
  }
  // Enter in a form's field clicks its button.
  const tap = target.closest<HTMLElement>(waitingTaps);
  if (!tap || hasModifierKey(event) || pageState.failed || !isWaiting(handlerOf(tap))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  tap.ariaBusy = 'true';
  pageState.taps.push(tap);
  pageState.load();
}
// In the capture phase, before React.
addEventListener('click', onClick, true);
