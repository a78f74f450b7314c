/** What a page does without a component of its own. */

import { cleanFragment } from './clean-fragment';
import { savesData } from './network';
import { hasModifierKey } from './taps';

/** URL of the service worker, '' where there is none; defined by the build. */
declare const WORKER: string;

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Closes the menus, `<details>` and popovers, but not the one that this element is in or opens. */
function closeMenus(except?: Element): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-dismiss][open], [popover]')) {
    if (except && menu.contains(except)) continue;
    if (menu instanceof HTMLDetailsElement) menu.open = false;
    else if (!except?.closest(`[popovertarget="${menu.id}"]`)) menu.hidePopover?.();
  }
}

function dismissMenus(): void {
  const closeOthers = ({ target }: Event) => {
    if (target instanceof Element) closeMenus(target);
  };
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', ({ key }) => {
    // A popover is closed by the browser.
    if (key !== 'Escape') return;
    document.activeElement?.closest('[data-dismiss][open]')?.querySelector('summary')?.focus();
    closeMenus();
  });
  // A page restored from the bfcache has them closed, and so has a tablet that is turned.
  addEventListener('pagehide', () => closeMenus());
  matchMedia('(orientation: portrait)').addEventListener('change', () => closeMenus());
}

/** Scrolls the focused element fully into view: browsers do not if it is partly visible, such as at a row's end. */
function showFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
}

/** Whether the visitor came from the given page of this site, with or without its trailing slash. */
function cameFrom(path: string): boolean {
  const { navigation } = window as Partial<Window>;
  const { index = 0 } = navigation?.currentEntry ?? {};
  // A link opened in a new tab has a referrer, but nothing to go back to.
  const referrer = history.length > 1 ? document.referrer : '';
  const previous = navigation ? navigation.entries()[index - 1]?.url : referrer;
  if (!previous) return false;
  const { origin, pathname } = new URL(previous);
  const plain = (text: string) => text.replace(/\/$/, '');
  return origin === location.origin && plain(pathname) === plain(path);
}

/** A link back to a list goes back in history if that leads there, to its scroll position (docs/requirements.md 2.17). */
function goBackInHistory(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-back]');
    if (!link || hasModifierKey(event) || !cameFrom(link.pathname)) return;
    event.preventDefault();
    history.back();
  });
}

/**
 * Speculation rules: prefetch when a link is pressed or, with a mouse, hovered. ('moderate' on a phone would fetch all links
 * in view.) One text for both, since policies contain its hash.
 */
export function speculationRules(): string {
  const elsewhere = {
    selector_matches: '[target],[download],[data-wait],[href*="#"],[href*="/media/"]',
  };
  const own = [{ href_matches: `${basePath}/*` }, { not: elsewhere }];
  // Only links: browsers recalculate the style of everything that such a selector can match.
  const pointed = { selector_matches: '.mouse a' };
  return JSON.stringify({
    prefetch: [
      { where: { and: own }, eagerness: 'conservative' },
      { where: { and: [...own, pointed] }, eagerness: 'moderate' },
    ],
  });
}

function prefetchLinks(): void {
  if (savesData()) return;
  if (matchMedia('(hover: hover)').matches) document.documentElement.classList.add('mouse');
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules();
  document.head.append(rules);
}

/** Delay after the start of the page's scripts, so as not to compete with them (milliseconds). */
const workerDelay = 2000;

/** Sends the page's requests to Workbox's router, so that the first page visited is cached, too. */
async function cacheThisPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [location.href, ...fetched] },
  });
}

/** Registers the service worker, which caches visited pages (docs/requirements.md 10.4). */
function registerServiceWorker(): void {
  // Where Next hydrates the page, there is none.
  const worker = typeof WORKER === 'undefined' ? '' : WORKER;
  if (!worker || !('serviceWorker' in navigator) || savesData()) return;
  setTimeout(() => {
    navigator.serviceWorker.register(worker).then(cacheThisPage, () => {});
  }, workerDelay);
}

/** Starts each by itself: where one throws, the others still start. */
export function startPageFunctions(): void {
  for (const begin of [
    cleanFragment,
    dismissMenus,
    showFocus,
    goBackInHistory,
    prefetchLinks,
    registerServiceWorker,
  ]) {
    try {
      begin();
    } catch (error) {
      console.error(begin.name, error);
    }
  }
}
