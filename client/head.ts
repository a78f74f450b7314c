/**
 * The first script of every page, inlined in its <head> (at most 2 KB): it shows the theme, holds back pictures below the
 * first, handles what needs no React, keeps the taps that do, and fetches deferred.ts when the page is loaded.
 */
import { picturesHeldClass, themeToggleAttribute, waitAttribute } from './contracts';
import { carouselControl, scrollRow } from './native-carousel';
import { type ClientState, longestWait } from './state';
import { chooseTheme, showStoredTheme } from './theme';

/** Address of deferred.ts, put in by the build. */
declare const DEFERRED: string;

/** Lazy pictures are held back no longer than this (milliseconds). */
const longestHold = 4000;

/** From the load event, which comes some frames before the first picture is painted (milliseconds). */
const untilPainted = 200;

const root = document.documentElement;
showStoredTheme();

const client: ClientState = {
  hydrated: {},
  chooseTheme,
  begin() {
    client.begin = () => {};
    const script = document.createElement('script');
    script.src = DEFERRED;
    // Lost, broken or not there in time: one that is whole takes this listener away.
    const giveUp = () => {
      if (!script.onload) return;
      client.hydrated = undefined;
      client.replay?.();
    };
    script.onload = script.onerror = giveUp;
    setTimeout(giveUp, longestWait);
    document.head.append(script);
  },
};
window.client = client;

function listen<T extends Event>(types: string, handle: (event: T) => void): void {
  for (const type of types.split(' ')) {
    // In the capture phase, so before React. The caller knows the type of the events that it names.
    addEventListener(type, handle as EventListener, true);
  }
}

// Until the page is loaded, the line is the first picture's: the style sheet hides the lazy ones.
root.classList.add(picturesHeldClass);
let lineIsFree = false;
const freeLine = (loaded: boolean) => {
  root.classList.remove(picturesHeldClass);
  lineIsFree = true;
  if (loaded || client.acted) client.begin();
};
const act = (event: Event) => {
  root.classList.remove(picturesHeldClass);
  client.acted = event;
  if (lineIsFree) client.begin();
};
setTimeout(freeLine, longestHold, false);
listen('load', () => setTimeout(freeLine, untilPainted, true));
listen('pointerdown pointermove keydown focusin', act);
// The page's own scrolling only: a carousel that moves by itself is no act of the visitor's.
document.onscroll = act;

function keepTap(event: Event, element: Element, replay: () => void): void {
  const part = element.getAttribute(waitAttribute);
  if (!part || !client.hydrated || client.hydrated[part]) return;
  event.preventDefault();
  // React may be half hydrated: without this it would handle the tap now, and its replay again.
  event.stopImmediatePropagation();
  client.tapped = element as HTMLElement;
  client.replay = replay;
  // Noticed: pending-tap.ts takes it away.
  element.ariaBusy = 'true';
  client.begin();
}

listen<SubmitEvent>('submit', (event) => {
  // Only forms are submitted.
  const form = event.target as HTMLFormElement;
  keepTap(event, form, () => form.requestSubmit(event.submitter));
});

listen<MouseEvent>('click', (event) => {
  // Only elements are clicked.
  const closest = (selector: string) => (event.target as Element).closest<HTMLElement>(selector);
  const link = closest(`a[${waitAttribute}]`);
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey)
    keepTap(event, link, () => link.click());
  const control = closest(carouselControl);
  if (control) scrollRow(control);
  if (closest(`[${themeToggleAttribute}]`)) {
    event.stopImmediatePropagation();
    client.chooseTheme();
  }
});
