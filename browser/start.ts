import type { View } from './hydrate';
import { restoreFields } from './kept-fields';
import { startPageFunctions } from './page-functions';
import { showError } from './recover';
import { handlerOf, isWaiting } from './taps';

/** Where client components are, by their names. */
export type Registry<Name extends string = string> = Readonly<
  Record<Name, () => Promise<{ readonly View: View }>>
>;

/** The longest that components wait for the browser to be idle (milliseconds). */
const idleTimeout = 2000;

/** Resolves when the browser is idle, or in a new task. */
const idle = (timeout: number) =>
  new Promise<unknown>((resolve) =>
    // Safari lacks it.
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout })
      : setTimeout(resolve),
  );

let propsFile: Promise<readonly object[]> | undefined;

/** A component's props: their place is that in the page's file of props, which the body names (scripts/export/props.ts). */
async function propsAt(place: string | undefined): Promise<object> {
  if (place === undefined) return {};
  const address = document.body.dataset.props ?? '';
  propsFile ??= fetch(address).then((response) => response.json());
  const props = (await propsFile)[Number(place)];
  if (!props) throw new Error(`${address} has no props ${place}`);
  return props;
}

/** Components of their own: one in another's slot, but no part of another. */
const components = () =>
  [...document.querySelectorAll<HTMLElement>('[data-component]')].filter(
    (each) =>
      !each.parentElement?.closest('[data-slot],[data-component]')?.matches('[data-component]'),
  );

/**
 * Hydrates the components of a page one after the other, in their order, when it is loaded and the browser idle; one whose
 * tap waits, at once.
 */
export async function start(registry: Registry): Promise<void> {
  const { pageState } = window;
  const started = new Map<HTMLElement, Promise<void>>();

  async function hydrateComponent(component: HTMLElement): Promise<void> {
    const { component: name = '', props: place } = component.dataset;
    const loaded = await Promise.all([
      registry[name]?.(),
      import('./hydrate'),
      propsAt(place),
    ]).catch(() => {});
    const [module, hydration, props] = loaded ?? [];
    if (!module || !hydration || !props) {
      // Tried again when there is a connection.
      started.delete(component);
      propsFile = undefined;
      return pageState.giveUp();
    }
    await idle(0);
    await hydration.hydrate(component, module.View, props, (error) => {
      console.error(name, error);
      showError(component);
    });
    component.dataset.ready = '';
    const { tap } = pageState;
    if (!tap || isWaiting(handlerOf(tap.element))) return;
    pageState.tap = undefined;
    tap.element.ariaBusy = null;
    tap.replay();
  }

  function hydrateOnce(component: HTMLElement): Promise<void> {
    const already = started.get(component) ?? hydrateComponent(component);
    started.set(component, already);
    return already;
  }

  async function hydrateAll(): Promise<void> {
    for (const component of components()) await hydrateOnce(component);
  }

  restoreFields();
  startPageFunctions();
  pageState.load = () => {
    const component = pageState.tap && handlerOf(pageState.tap.element);
    if (component) hydrateOnce(component);
  };
  pageState.load();
  addEventListener('online', hydrateAll);
  addEventListener('pageshow', hydrateAll);
  await idle(idleTimeout);
  document.documentElement.classList.add('scripts-started');
  await hydrateAll();
}
