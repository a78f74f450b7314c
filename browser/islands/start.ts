import { behaviourAttribute, islandAttribute, propsAttribute } from '../contracts';
import { watchNavigation } from '../network';
import { yieldToBrowser } from '../yield-to-browser';
import { behaviours, type Island, islands, type Start } from './islands';

/** How far below and above the viewport an island starts. */
const margin = '200px';

interface Waiting {
  readonly element: HTMLElement;
  readonly island: Island;
}

/** Called when an island has thrown, or cannot be loaded. */
export type Fail = (error: unknown, isLost: boolean) => void;

let propsFile: Promise<readonly unknown[]> | undefined;

/** The page's file of props, fetched once. */
async function fetchProps(): Promise<readonly unknown[]> {
  const address = document.body.getAttribute(propsAttribute) ?? '';
  return (await fetch(address)).json();
}

async function propsOf(element: HTMLElement): Promise<never> {
  const props: unknown = JSON.parse(element.getAttribute(propsAttribute) ?? '{}');
  if (typeof props === 'number') propsFile ??= fetchProps();
  // Written by islandAttributes() for the same island.
  return (typeof props === 'number' ? (await propsFile)?.[props] : props) as never;
}

/** Loads an island and its props; again, if the visitor's own navigation has aborted that and the page is brought back. */
async function load({ element, island }: Waiting): Promise<readonly [Start, never]> {
  const listeners = new AbortController();
  const isLeaving = watchNavigation(listeners.signal);
  try {
    return await Promise.all([island.load(), propsOf(element)]);
  } catch (error) {
    if (!isLeaving()) throw error;
    await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
    propsFile = undefined;
    return load({ element, island });
  } finally {
    listeners.abort();
  }
}

async function start(waiting: Waiting, fail: Fail): Promise<void> {
  const hasThrown = (error: unknown) => fail(error, false);
  const loaded = await load(waiting).catch((error: unknown) => fail(error, true));
  if (!loaded) return;
  const [begin, props] = loaded;
  // In a task of its own, so that taps are handled in between.
  await yieldToBrowser();
  try {
    await begin(waiting.element, props, hasThrown);
  } catch (error) {
    hasThrown(error);
  }
}

/** The page's behaviours and islands, in the order of their urgency. */
function partsOf(isDevelopment: boolean): Waiting[] {
  const all = { ...behaviours, ...(!isDevelopment && islands) };
  return Object.entries<Island>(all).flatMap(([name, island]) => {
    const selector = `[${behaviourAttribute}=${name}],[${islandAttribute}=${name}]`;
    const elements = [...document.querySelectorAll<HTMLElement>(selector)];
    return elements.map((element) => ({ element, island }));
  });
}

/**
 * Starts the behaviours and islands of the page: those that act at once one after the other, the others when they are near the
 * viewport.
 * @param isDevelopment whether Next hydrates the islands
 */
export async function startIslands(fail: Fail, isDevelopment = false): Promise<void> {
  const parts = partsOf(isDevelopment);
  for (const waiting of parts.filter(({ island }) => island.when === 'near')) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start(waiting, fail);
      },
      { rootMargin: margin },
    );
    // The element itself may have no box.
    observer.observe(waiting.element.parentElement ?? waiting.element);
  }
  for (const when of ['idle', 'last'])
    for (const waiting of parts.filter(({ island }) => island.when === when))
      await start(waiting, fail);
}
