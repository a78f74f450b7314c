/**
 * Inlined in the <head> of every page, after the script of its theme (at most 2,360 bytes): delays lazy pictures, keeps taps until
 * the component that handles them is hydrated, and loads the other scripts after the page.
 */
import { showTwins } from './evening';
import { waitForFirstScreen } from './first-screen';
import type { PageState } from './page-state';
import { pressInTransition } from './press-in-transition';
import { handlerOf, hasModifierKey, isWaiting } from './taps';

/** URLs of components/start.ts and browser/recover.ts, bundled; defined by the build. */
declare const START: string;
declare const RECOVER: string;

/** The longest that lazy pictures are delayed, and that a tap waits (milliseconds). */
const longestHold = 4000;
const longestWait = 10_000;

/** Delay after the load event, which precedes the first picture's paint by some frames (milliseconds). */
const paintDelay = 200;

/** Drops the tap or, if it is a link or a form, handles it as without scripts. Offline that would lose the page. */
function releaseTap(): boolean {
  const { tap } = pageState;
  pageState.tap = undefined;
  if (!tap) return false;
  tap.element.ariaBusy = null;
  if (!navigator.onLine || tap.element.matches('button')) return false;
  pageState.failed = true;
  tap.replay();
  return true;
}

const load = () => {
  pageState.load = () => {};
  import(START).catch(() => {
    // The next input tries again.
    pageState.load = load;
    pageState.giveUp();
  });
};

const { classList } = document.documentElement;

const pageState: PageState = {
  load,
  giveUp() {
    if (releaseTap()) return;
    // Has the same name in each deployment. Without a connection the page stays: it works without scripts.
    import(RECOVER).then(({ recover }) => recover()).catch(() => {});
  },
};
window.pageState = pageState;
pressInTransition();
waitForFirstScreen();

function listen<T extends Event>(types: string, handle: (event: T) => void): void {
  for (const type of types.split(' ')) {
    // In the capture phase, before React. The caller knows the type of the events that it names.
    addEventListener(type, handle as EventListener, true);
  }
}

// Where the chosen theme is not the system's, which sources follow: before the browser selects one.
for (const theme of ['dark', 'light']) {
  if (!classList.contains(theme) || matchMedia(`(prefers-color-scheme: ${theme})`).matches)
    continue;
  const parsing = new MutationObserver(() => showTwins(theme === 'dark'));
  parsing.observe(document, { childList: true, subtree: true });
  listen('DOMContentLoaded', () => parsing.disconnect());
}

// Until the page is loaded, the bandwidth belongs to the first picture: base.css hides the lazy ones.
classList.add('pictures-held');
let isHeld = true;
const letPicturesLoad = () => classList.remove('pictures-held');
const onNetworkIdle = (isLoaded?: boolean) => {
  letPicturesLoad();
  isHeld = false;
  if (isLoaded) pageState.load();
};
const onInput = () => {
  letPicturesLoad();
  if (!isHeld) pageState.load();
};
setTimeout(onNetworkIdle, longestHold);
listen('load', () => setTimeout(onNetworkIdle, paintDelay, true));
// Not of the mouse's moves: browsers invent one when a page appears below it.
listen('pointerdown keydown focusin', onInput);
// Only the page's own scrolling: a carousel that moves by itself is no input.
document.onscroll = onInput;

function keepTap(event: Event, element: HTMLElement, replay: () => void): void {
  if (pageState.failed || !isWaiting(handlerOf(element))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (pageState.tap) pageState.tap.element.ariaBusy = null;
  const tap = { element, replay };
  pageState.tap = tap;
  element.ariaBusy = 'true';
  pageState.load();
  setTimeout(() => pageState.tap === tap && releaseTap(), longestWait);
}

listen<SubmitEvent>('submit', (event) => {
  // Only forms dispatch it.
  const form = event.target as HTMLFormElement;
  if (form.dataset.wait) keepTap(event, form, () => form.requestSubmit(event.submitter));
});

listen<MouseEvent>('click', (event) => {
  // Only elements dispatch it.
  const pressed = (event.target as Element).closest<HTMLElement>('a[data-wait],button');
  if (pressed && !hasModifierKey(event)) keepTap(event, pressed, () => pressed.click());
});
