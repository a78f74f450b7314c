/**
 * The first script of every page, inlined in its <head> (at most 2 KB): it shows the theme, holds back
 * pictures below the first, answers what can be answered without React, keeps the taps
 * that cannot, and fetches later.ts when the page is loaded.
 */
import { type Early, longestWait } from './early';
import { showKeptTheme } from './kept-theme';
import { marks } from './marks';
import { moveRow } from './move-row';
import { chooseTheme } from './theme';
import { showWholeWords } from './whole-words';

/** Address of later.ts, put in by the build. */
declare const LATER: string;

showKeptTheme();

let lineIsFree: boolean | undefined;

const early: Early = {
  live: {},
  chooseTheme,
  begin() {
    early.begin = () => {};
    const script = document.createElement('script');
    script.src = LATER;
    // Lost, broken or not there in time: one that is whole takes the listener for its loading away.
    const giveUp = () => {
      if (!script.onload) return;
      early.live = undefined;
      early.replay?.();
    };
    script.onload = script.onerror = giveUp;
    setTimeout(giveUp, longestWait);
    document.head.append(script);
  },
};
window.early = early;

function listen<T extends Event>(types: string, answer: (event: T) => void): void {
  for (const type of types.split(' ')) {
    // On the way down, so before React. The caller knows the type of the events that it names.
    addEventListener(type, answer as EventListener, true);
  }
}

// Until the page is loaded, the line is the first picture's: the style sheet hides the lazy ones.
marks.add('first-picture', 'reading');
showWholeWords();
// A page that is not painted, in a tab behind, has no frames: what reads it then finds all words.
listen('DOMContentLoaded', showWholeWords);
function see(act: Event | false, free?: boolean, loaded?: boolean): void {
  marks.remove('first-picture', 'reading');
  if (act) early.wanted = act;
  lineIsFree ||= free;
  if (lineIsFree && (early.wanted || loaded)) early.begin();
}
setTimeout(see, 4000, false, true);
// The load event comes some frames before the first picture is painted.
listen('load', () => setTimeout(see, 200, false, true, true));
listen('pointerdown pointermove keydown focusin', see);
// The page's own scrolling only: a row that turns by itself is no act of the visitor's.
document.onscroll = see;

function stop(event: Event): void {
  event.stopImmediatePropagation();
}

function keep(event: Event, element: HTMLElement, replay: () => void): void {
  const part = element.dataset.wait;
  if (!part || !early.live || early.live[part]) return;
  event.preventDefault();
  // React may be half awake: without this it would answer now, and the replay again.
  stop(event);
  early.kept = element;
  early.replay = replay;
  early.begin();
}

listen<SubmitEvent>('submit', (event) => {
  // Only forms are submitted.
  const form = event.target as HTMLFormElement;
  keep(event, form, () => form.requestSubmit(event.submitter));
});

listen<MouseEvent>('click', (event) => {
  // Only elements are clicked.
  const closest = (selector: string) => (event.target as Element).closest<HTMLElement>(selector);
  const link = closest('a[data-wait]');
  const arrow = closest('[data-carousel-step]');
  const row = arrow
    ?.closest('.carousel')
    ?.querySelector<HTMLElement>('.swiper:not(.swiper-initialized)>*');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey)
    keep(event, link, () => link.click());
  if (row) moveRow(row, Number(arrow?.dataset.carouselStep));
  if (closest('[data-theme-toggle]')) {
    stop(event);
    early.chooseTheme();
  }
});
