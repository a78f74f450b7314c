import { hasModifierKey } from './taps';

/** URL of the service worker, '' where there is none; defined by the build. */
declare const WORKER: string;

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Removes what programs that send links add to the fragment: `?utm_source=…`, `&fbclid=…`, line breaks, punctuation. */
function cleanFragment(): void {
  let given: string;
  try {
    given = decodeURI(location.hash);
  } catch {
    // Half an encoded letter: no part of a page has such a name.
    return;
  }
  const fragment = given.replace(/[\r\n]+ */g, '');
  const [id = ''] = /^#[\p{L}\p{M}\p{N}_-]+/u.exec(fragment) ?? [];
  const hasValues = fragment.charAt(id.length) === '=';
  // Values may end in '-' and '_', as a list does, and in anything before an end (lib/text/stored-texts.ts).
  const clean = hasValues
    ? fragment.replace(/(&end)\b.*|[^\p{L}\p{M}\p{N}_-]*(?:\?.*)?$/u, '$1')
    : id;
  if (clean && clean !== given) location.replace(clean);
}

function cleanFragments(): void {
  addEventListener('hashchange', cleanFragment);
  cleanFragment();
}

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
  for (const type of ['pagehide', 'orientationchange']) addEventListener(type, () => closeMenus());
}

/** Scrolls the focused element fully into view: browsers do not if it is partly visible, such as at a row's end. */
function showFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
}

function previousUrl(): string {
  const { navigation } = window as Partial<Window>;
  // A link opened in a new tab has a referrer, but nothing to go back to.
  if (!navigation) return history.length > 1 ? document.referrer : '';
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url ?? '';
}

/** A link back to a list goes back in history if that leads there, to its scroll position (docs/requirements.md 2.17). */
function goBackInHistory(): void {
  const pageOf = (url: string) => url.replace(/\/?(?:[?#].*)?$/, '');
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-back]');
    if (!link || hasModifierKey(event) || pageOf(previousUrl()) !== pageOf(link.href)) return;
    event.preventDefault();
    history.back();
  });
}

/** Speculation rules: a page is prefetched when its link is pressed, before the click. Policies contain their hash. */
export function speculationRules(): string {
  const elsewhere = '[target],[download],[data-wait],[href*="#"],[href*="/media/"]';
  const where = {
    and: [{ href_matches: `${basePath}/*` }, { not: { selector_matches: elsewhere } }],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'conservative' }] });
}

function prefetchLinks(): void {
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
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [location.href, ...files] } });
}

function registerServiceWorker(): void {
  // Where Next hydrates the page, there is none.
  const worker = typeof WORKER === 'undefined' ? '' : WORKER;
  if (!worker || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker.register(worker).then(cacheThisPage, () => {});
  }, workerDelay);
}

/** Starts each by itself: where one throws, the others still start. */
export function startPageFunctions(): void {
  for (const begin of [
    cleanFragments,
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
