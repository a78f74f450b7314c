import { chunkLostEvent } from './contracts';
import { timeoutSignal } from './timeout-signal';

/** Session storage key for the time of the tab's last reload on account of a missing chunk. */
const reloadKey = 'chunk-reload';

/** A second failure within this time (milliseconds) does not cause another reload. */
const reloadInterval = 60_000;

/** Timeout of the server's response (milliseconds). */
const responseTimeout = 5000;

/** Whether the server responds: if not, a reload would lose the page. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const signal = timeoutSignal(responseTimeout);
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

function hasJustReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadKey));
    sessionStorage.setItem(reloadKey, String(Date.now()));
    return Date.now() - last < reloadInterval;
  } catch {
    // Without storage there is no protection against a reload loop, so no reload.
    return true;
  }
}

/**
 * Handles a missing chunk: reloads once, since a new deployment may have replaced it, then shows the error screen
 * (docs/requirements.md 2.2).
 */
export async function recoverChunk(reload = () => location.reload()): Promise<void> {
  if ((await isServerReachable()) && !hasJustReloaded()) reload();
  else document.dispatchEvent(new Event(chunkLostEvent));
}

interface NavigationWatch {
  /** Whether the visitor is navigating away. */
  readonly isLeaving: () => boolean;
  /** Removes the listeners: one for `beforeunload` would keep the page out of the bfcache. */
  readonly end: () => void;
}

/**
 * Detects that the visitor navigates away while a script is loading. Firefox then aborts the script with an error; a reload
 * on account of it would undo the navigation.
 */
export function watchNavigation(): NavigationWatch {
  let leaving = false;
  const notice = ({ type }: Event) => {
    leaving = type === 'beforeunload';
  };
  addEventListener('beforeunload', notice);
  // Restored from the bfcache.
  addEventListener('pageshow', notice);
  return {
    isLeaving: () => leaving,
    end() {
      removeEventListener('beforeunload', notice);
      removeEventListener('pageshow', notice);
    },
  };
}

/**
 * Loads a chunk of an enhancement; undefined when it cannot be loaded. That causes no reload: a row of slides scrolls by
 * itself, cards are simply there.
 */
export async function loadExtra<T>(load: () => Promise<T>): Promise<T | undefined> {
  return load().catch(() => undefined);
}

/** Timeout of a press's chunk, which is small (milliseconds). */
const pressTimeout = 5000;

/**
 * Loads the chunk that handles a press; undefined when it fails or times out (a broken script never reports an error). The
 * caller then leaves the press to the browser, which is better than a reload.
 */
export async function loadForPress<T>(load: () => Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, pressTimeout));
  return Promise.race([load().catch(() => undefined), late]);
}

/** Whether an error means that a script or its data could not be loaded, by the browsers' messages. */
export function isChunkError({ message }: Error): boolean {
  return /dynamically imported module|importing a module|failed to fetch|load failed|networkerror/i.test(
    message,
  );
}
