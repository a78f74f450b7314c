/**
 * The first script of every page, inlined in its <head> (at most 2 KB together with the theme's): it
 * holds back pictures below the first, answers what can be answered without React, keeps the taps
 * that cannot, and fetches later.ts when the page is loaded.
 */
import type { Early } from './early';

/** Address of later.ts, put in by the build. */
declare const LATER: string;

const page = document.documentElement;
const marks = page.classList;
let lineIsFree = false;

const early: Early = {
  live: {},
  begin() {
    const waiting = () => {};
    early.begin = waiting;
    const script = document.createElement('script');
    script.src = LATER;
    // Lost, or loaded and broken: it has not put its own in the place of what waits.
    script.onload = script.onerror = () => {
      if (early.begin !== waiting) return;
      early.live = undefined;
      early.replay?.();
    };
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
const showPictures = () => marks.remove('first-picture');
const freeLine = () => {
  showPictures();
  lineIsFree = true;
  if (early.wanted) early.begin();
};
marks.add('first-picture');
setTimeout(freeLine, 4000);
listen('load', () => {
  freeLine();
  early.begin();
});
listen('pointerdown keydown scroll focusin', () => {
  showPictures();
  early.wanted = true;
  if (lineIsFree) early.begin();
});

function keep(event: Event, element: HTMLElement, replay: () => void): void {
  // Both callers have seen that it is there.
  const part = element.dataset.wait as string;
  if (!early.live || early.live[part]) return;
  event.preventDefault();
  // React may be half awake: without this it would answer now, and the replay again.
  event.stopImmediatePropagation();
  early.kept = element;
  early.replay = replay;
  early.begin();
}

listen<SubmitEvent>('submit', (event) => {
  // Only forms are submitted.
  const form = event.target as HTMLFormElement;
  if (form.dataset.wait) keep(event, form, () => form.requestSubmit(event.submitter));
});

function toggleTheme(): void {
  const dark = marks.toggle('dark');
  const theme = dark ? 'dark' : 'light';
  marks.toggle('light', !dark);
  page.style.colorScheme = theme;
  // To next-themes, should it be awake by now.
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
  try {
    localStorage.theme = theme;
  } catch {
    // Storage refused: the choice holds for this page.
  }
}

/** Moves a row that Swiper has not taken over by one slide; after its end comes its beginning. */
function move(row: HTMLElement, steps: number): void {
  // Two are there: of one slide there is nothing to move.
  const [first, second] = row.children as unknown as [HTMLElement, HTMLElement];
  // Negative where slides run from right to left, as are all positions there.
  const width = second.offsetLeft - first.offsetLeft;
  const last = (row.scrollWidth - row.clientWidth) * Math.sign(width);
  const end = steps > 0 ? last : 0;
  // The style sheet says whether it glides.
  row.scrollLeft = Math.abs(row.scrollLeft - end) < 2 ? last - end : row.scrollLeft + steps * width;
}

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
  if (row) move(row, Number(arrow?.dataset.carouselStep));
  if (closest('[data-theme-toggle]')) {
    event.stopImmediatePropagation();
    toggleTheme();
  }
});
