import type { Page } from '@playwright/test';

/** What a page's own clock told, in milliseconds since the navigation began. */
export interface Watched {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** When the menu was first seen open. */
  readonly menuOpen: number | undefined;
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  readonly events: readonly {
    readonly start: number;
    readonly processing: number;
    readonly answer: number;
  }[];
}

declare global {
  interface Window {
    benchWatched: { -readonly [Key in keyof Watched]: Watched[Key] };
  }
}

/** Types that TypeScript's library does not have yet. */
interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Has every document of a tab note its paints, shifts, long tasks and answered events. */
export async function watchPage(page: Page): Promise<void> {
  // tsx names functions by a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => {
    const longTasks: Watched['longTasks'][number][] = [];
    const events: Watched['events'][number][] = [];
    const watched: Window['benchWatched'] = {
      fcp: Number.NaN,
      lcp: Number.NaN,
      cls: 0,
      menuOpen: undefined,
      longTasks,
      events,
    };
    window.benchWatched = watched;
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
        ...{ durationThreshold: 16 },
      });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') watched.fcp = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      watched.lcp = startTime;
    });
    observe('layout-shift', (entry) => {
      // The observer's type is that of its entries.
      const { value, hadRecentInput } = entry as ShiftEntry;
      if (!hadRecentInput) watched.cls += value;
    });
    observe('longtask', ({ startTime: start, duration }) => longTasks.push({ start, duration }));
    observe('event', (entry) => {
      // As above.
      const { startTime, duration, processingStart, processingEnd } =
        entry as PerformanceEventTiming;
      const processing = processingEnd - processingStart;
      events.push({ start: startTime, processing, answer: duration });
    });
    document.addEventListener(
      'toggle',
      ({ target }) => {
        const isOpen = target instanceof HTMLElement && target.matches(':popover-open');
        if (isOpen) watched.menuOpen ??= performance.now();
      },
      true,
    );
  });
}

export function readWatched(page: Page): Promise<Watched> {
  return page.evaluate(() => window.benchWatched);
}
