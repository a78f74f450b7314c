/**
 * The first script of every page, inlined in its <head> (at most 2.4 kB): shows the theme, delays lazy pictures, handles taps
 * that need no React, keeps those that do until hydration, and loads deferred.ts after the page.
 */
import { picturesHeldClass, themeToggle, waitAttribute } from './contracts';
import { hasModifierKey } from './modifier-keys';
import { carouselControl, scrollRow } from './native-carousel';
import { pressInTransition } from './press-in-transition';
import { longestHold, longestWait, type PageState } from './state';
import { chooseTheme, showStoredTheme } from './theme';

/** URL of deferred.ts; defined by the build. */
declare const DEFERRED: string;

/** Delay after the load event, which precedes the first picture's paint by some frames (milliseconds). */
const paintDelay = 200;

const { classList } = document.documentElement;
showStoredTheme();
pressInTransition();

const pageState: PageState = {
  hydrated: {},
  chooseTheme,
  begin() {
    pageState.begin = () => {};
    const script = document.createElement('script');
    script.src = DEFERRED;
    // Failed, broken or too slow.
    const giveUp = () => {
      // Offline, following a link would lose the page: the tap waits for the connection.
      if (pageState.ready || !navigator.onLine) return;
      pageState.hydrated = undefined;
      pageState.replay?.();
    };
    script.onload = script.onerror = giveUp;
    listen('online', giveUp);
    setTimeout(giveUp, longestWait);
    document.head.append(script);
  },
};
window.pageState = pageState;

function listen<T extends Event>(types: string, handle: (event: T) => void): void {
  for (const type of types.split(' ')) {
    // In the capture phase, before React. The caller knows the type of the events that it names.
    addEventListener(type, handle as EventListener, true);
  }
}

// Until the page is loaded, the bandwidth belongs to the first picture: base.css hides the lazy ones.
classList.add(picturesHeldClass);
const letPicturesLoad = () => classList.remove(picturesHeldClass);
let isNetworkIdle = false;
const onNetworkIdle = (loaded?: boolean) => {
  letPicturesLoad();
  isNetworkIdle = true;
  if (loaded || pageState.input) pageState.begin();
};
const onInput = (event: Event) => {
  letPicturesLoad();
  pageState.input = event;
  if (isNetworkIdle) pageState.begin();
};
setTimeout(onNetworkIdle, longestHold);
listen('load', () => setTimeout(onNetworkIdle, paintDelay, true));
// Not of the mouse's moves: browsers invent one when a page appears below it.
listen('pointerdown keydown focusin', onInput);
// Only the page's own scrolling: a carousel that moves by itself is no input.
document.onscroll = onInput;

function recordTap(event: Event, element: HTMLElement, replay: () => void): void {
  const part = element.getAttribute(waitAttribute);
  if (!part || !pageState.hydrated || pageState.hydrated[part]) return;
  event.preventDefault();
  // React may be partly hydrated: it would handle both this tap and its replay.
  event.stopImmediatePropagation();
  pageState.tapped = element;
  pageState.replay = replay;
  // pending-tap.ts removes it.
  element.ariaBusy = 'true';
  pageState.begin();
}

listen<SubmitEvent>('submit', (event) => {
  // Only forms dispatch it.
  const form = event.target as HTMLFormElement;
  recordTap(event, form, () => form.requestSubmit(event.submitter));
});

listen<MouseEvent>('click', (event) => {
  // Only elements dispatch it.
  const closest = (selector: string) => (event.target as Element).closest<HTMLElement>(selector);
  const pressed = closest(`:not(form)[${waitAttribute}]`);
  if (pressed && !hasModifierKey(event)) recordTap(event, pressed, () => pressed.click());
  const control = closest(carouselControl);
  if (control) scrollRow(control);
  if (closest(themeToggle)) pageState.chooseTheme();
});
