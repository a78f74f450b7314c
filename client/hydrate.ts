import { recoverChunk, watchNavigation } from './chunk-recovery';
import { scriptListId } from './contracts';
import { releaseTap } from './pending-tap';

/** URLs of the scripts that all pages share; defined by the build. */
declare const COMMON_SCRIPTS: readonly string[];

declare global {
  interface Window {
    TURBOPACK?: {
      push: (start: { otherChunks: []; runtimeModuleIds: readonly (string | number)[] }) => void;
    };
  }
}

const { client } = window;

/** Inserts a script; resolves once it has run. */
function load(address: string, navigation: ReturnType<typeof watchNavigation>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    // As an attribute: React finds its scripts by it, and would otherwise insert them again.
    script.setAttribute('async', '');
    script.onload = () => resolve();
    script.onerror = () => {
      if (!navigation.isLeaving()) return reject(new Error(address));
      // Aborted by a navigation; loaded again if the page is restored from the bfcache.
      script.remove();
      addEventListener('pageshow', () => resolve(load(address, navigation)), { once: true });
    };
    document.head.append(script);
  });
}

/** Evaluates the heavy modules one by one, in a task each so that taps are handled in between, and then starts the page. */
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

/** Leaves taps to the browser, the pending one and all that follow; if none is pending, reloads the page once. */
async function fail(): Promise<void> {
  const waiting = client.replay;
  await releaseTap();
  // Offline the page stays as it is: it works without scripts.
  if (!waiting && navigator.onLine) await recoverChunk();
}

/** Starts Next's scripts: those listed at the end of the page, and those that all pages share. */
export function startScripts(): void {
  const list = document.getElementById(scriptListId);
  if (!list && document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', startScripts);
    return;
  }
  const navigation = watchNavigation();
  // Written by scripts/export/defer.ts.
  const own = JSON.parse(list?.textContent ?? '[]') as string[];
  Promise.all([...own, ...COMMON_SCRIPTS].map((address) => load(address, navigation)))
    .then(startModules, fail)
    .finally(navigation.end);
}
