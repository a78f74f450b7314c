import { recoverChunk, watchForLeaving } from './chunk-recovery';
import { scriptListId } from './contracts';
import { giveTapBack } from './pending-tap';

/** Addresses of the scripts that every page needs besides its own, put in by the build. */
declare const COMMON_SCRIPTS: readonly string[];

declare global {
  interface Window {
    TURBOPACK?: {
      push: (start: { otherChunks: []; runtimeModuleIds: readonly (string | number)[] }) => void;
    };
  }
}

const { client } = window;

/** Inserts a script; resolves when it has run. */
function load(address: string, leaving: ReturnType<typeof watchForLeaving>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    // As an attribute: React looks for its own scripts by it, and would insert them a second time.
    script.setAttribute('async', '');
    script.onload = () => resolve();
    script.onerror = () => {
      if (!leaving.noticed()) return reject(new Error(address));
      // Given up by a navigation; fetched again if the browser brings the page back as it was left.
      script.remove();
      addEventListener('pageshow', () => resolve(load(address, leaving)), { once: true });
    };
    document.head.append(script);
  });
}

/**
 * Starts the heavy modules one by one, each in a task of its own so that the browser handles taps in between, and then
 * the page.
 */
function startModules(): void {
  const [next, ...rest] = client.heavyModules ?? [];
  if (next === undefined) {
    client.start?.();
    return;
  }
  client.heavyModules = rest;
  window.TURBOPACK?.push({ otherChunks: [], runtimeModuleIds: [next] });
  setTimeout(startModules);
}

/** Taps go to the browser, one that waits and all that follow; if none waits, the page is loaded anew, once. */
async function fail(): Promise<void> {
  const waiting = client.replay;
  giveTapBack();
  // Without a network the page stays as it is: it works without scripts.
  if (!waiting && navigator.onLine) await recoverChunk();
}

/** Starts Next's scripts: those that the page lists at its end, and those that all pages need. */
export function startScripts(): void {
  const list = document.getElementById(scriptListId);
  if (!list && document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', startScripts);
    return;
  }
  const leaving = watchForLeaving();
  // Written by scripts/export/defer.ts.
  const own = JSON.parse(list?.textContent ?? '[]') as string[];
  Promise.all([...own, ...COMMON_SCRIPTS].map((address) => load(address, leaving)))
    .then(startModules, fail)
    .finally(leaving.end);
}
