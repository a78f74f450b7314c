import type { View } from './hydrate';
import { restoreFields } from './kept-fields';
import { startPageFunctions } from './page-functions';
import { showError } from './recover';
import { handlerOf, isWaiting } from './taps';

export type Registry = Readonly<Record<string, () => Promise<{ readonly View: View }>>>;

/** The longest that components wait for the browser to be idle (milliseconds). */
const idleTimeout = 2000;

/**
 * The longest that components far from the window wait then (milliseconds): the first move of each row of slides is within 8 s of
 * the load event, and its interval up to 4.5 s.
 */
const longestRest = 2500;

/** Resolves when the browser is idle, or in a new task. */
const idle = (timeout: number) =>
  new Promise<unknown>((resolve) =>
    // Safari lacks it.
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout })
      : setTimeout(resolve),
  );

/** The props of the page's components, in their order, from the file that the body names (scripts/export/props.ts). */
async function fetchProps(): Promise<readonly object[]> {
  const response = await fetch(document.body.dataset.props ?? '');
  return response.json();
}

/** Whether an element is a component of its own, perhaps in another's slot, and no part of another. */
const isRoot = ({ parentElement: around }: HTMLElement) =>
  !around?.closest('[data-slot],[data-component]')?.matches('[data-component]');

/**
 * Hydrates the components of a page when it is loaded and the browser idle, those far from the window when they come near or
 * some seconds later, and one whose tap waits, at once.
 */
export async function start(registry: Registry): Promise<void> {
  const { pageState } = window;
  const all = [...document.querySelectorAll<HTMLElement>('[data-component]')];
  const started = new Map<HTMLElement, Promise<void>>();
  let props: ReturnType<typeof fetchProps> | undefined;

  const load = async (component: HTMLElement) => {
    props ??= fetchProps();
    const module = registry[component.dataset.component ?? '']?.();
    return Promise.all([module, import('./hydrate'), props]);
  };

  async function hydrateComponent(component: HTMLElement): Promise<void> {
    const [module, hydration, allProps] = (await load(component).catch(() => {})) ?? [];
    const own = allProps?.[all.indexOf(component)];
    if (!module || !hydration || !own) {
      // Tried again when there is a connection.
      started.delete(component);
      props = undefined;
      return pageState.giveUp();
    }
    await idle(0);
    await hydration.hydrate(component, module.View, own, (error) => {
      console.error(component.dataset.component, error);
      showError(component);
    });
    component.dataset.ready = '';
    const { tap } = pageState;
    if (!tap || isWaiting(handlerOf(tap))) return;
    pageState.tap = undefined;
    tap.ariaBusy = null;
    tap.click();
  }

  function hydrateOnce(component: HTMLElement): Promise<void> {
    const already = started.get(component) ?? hydrateComponent(component);
    started.set(component, already);
    return already;
  }

  async function hydrateAll(): Promise<void> {
    for (const component of all.filter(isRoot)) await hydrateOnce(component);
  }

  restoreFields();
  startPageFunctions();
  pageState.load = () => {
    const component = pageState.tap && handlerOf(pageState.tap);
    if (component) hydrateOnce(component);
  };
  pageState.load();
  // All at once; hydrateAll() handles failures.
  for (const component of all) load(component).catch(() => {});
  await idle(idleTimeout);
  document.documentElement.classList.add('scripts-started');
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const component = target.closest<HTMLElement>('[data-component]');
        if (isIntersecting && component) hydrateOnce(component);
      }
    },
    { rootMargin: '50%' },
  );
  for (const component of all.filter(isRoot)) {
    // The component itself has no box (`contents`).
    if (component.firstElementChild) nearby.observe(component.firstElementChild);
    else hydrateOnce(component);
  }
  setTimeout(() => {
    nearby.disconnect();
    hydrateAll();
  }, longestRest);
  addEventListener('online', hydrateAll);
  addEventListener('pageshow', hydrateAll);
}
