import type { View } from './hydrate';
import { restoreFields, restoreFocus } from './kept-fields';
import { startPageFunctions } from './page-functions';
import { recover, showError } from './recover';
import { handlerOf, isWaiting } from './taps';

export type Registry = Readonly<Record<string, () => Promise<{ readonly View: View }>>>;

const idle = () =>
  new Promise<unknown>((resolve) =>
    // Safari lacks it.
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve),
  );

/** Whether a component is hydrated by itself: it may be in another's slot, but is no part of another. */
const isRoot = ({ parentElement: around }: HTMLElement) =>
  !around?.closest('[data-slot],[data-component]')?.matches('[data-component]');

const isUnstyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media=print])')].some(
    // Chrome keeps an empty one of a response with an error.
    ({ sheet }) => !sheet?.cssRules.length,
  );

/** Hydrates the components of a page one by one, when it is loaded and the browser idle, and one whose tap waits, at once. */
export async function start(registry: Registry): Promise<void> {
  const { pageState } = window;
  const { taps } = pageState;
  const all = [...document.querySelectorAll<HTMLElement>('[data-component]')];
  const started = new Map<HTMLElement, Promise<void>>();

  const load = async (component: HTMLElement) => {
    const { component: name = '', props = '{}' } = component.dataset;
    // Long ones are a file (scripts/export/client-components.ts).
    const own = props.startsWith('{') ? JSON.parse(props) : (await fetch(props)).json();
    return Promise.all([registry[name]?.(), import('./hydrate'), own]);
  };

  async function hydrateComponent(component: HTMLElement): Promise<void> {
    const [module, hydration, props] = (await load(component).catch(() => {})) ?? [];
    if (!module || !hydration) {
      // Tried again when there is a connection.
      started.delete(component);
      return pageState.giveUp();
    }
    await idle();
    await hydration.hydrate(component, module.View, props, (error) => {
      console.error(component.dataset.component, error);
      showError(component);
    });
    component.dataset.ready = '';
    // What it renders with what is stored comes next.
    idle().then(restoreFocus);
    replayTaps();
  }

  /** Repeats the taps in their order, up to one whose component is not hydrated yet. */
  function replayTaps(): void {
    const [tap] = taps;
    if (!tap || isWaiting(handlerOf(tap))) return;
    taps.shift();
    tap.ariaBusy = null;
    const target = tap.getAttribute('target');
    // Some seconds after the press browsers block a new tab.
    if (target && !navigator.userActivation?.isActive) tap.removeAttribute('target');
    tap.click();
    if (target) tap.setAttribute('target', target);
    // After React has rendered what the tap changed, as between two taps of a visitor.
    queueMicrotask(replayTaps);
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
  if (isUnstyled()) recover(true);
  pageState.load = async () => {
    for (const component of taps.map(handlerOf)) if (component) await hydrateOnce(component);
  };
  pageState.load();
  // All at once; hydrateAll() handles failures.
  for (const component of all) load(component).catch(() => {});
  await idle();
  document.documentElement.classList.add('scripts-started');
  hydrateAll();
  addEventListener('online', hydrateAll);
}
