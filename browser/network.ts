/** Not in TypeScript's DOM library: https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

const connection = () => (navigator as Navigator & { readonly connection?: Connection }).connection;

/** Whether the visitor has asked to save data. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether the connection is slow (below '4g'), or the visitor has asked to save data. */
export const isConnectionSlow = (): boolean =>
  savesData() || (connection()?.effectiveType ?? '4g') !== '4g';

/** Timeout of the server's response, and of a press's chunk, which is small (milliseconds). */
const timeout = 5000;

/** Whether the server responds: if not, a reload would lose the page. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout);
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Loads the chunk that handles a press; undefined when it fails or times out (a broken script never reports an error). The
 * caller then leaves the press to the browser, which is better than a reload.
 */
export async function loadForPress<T>(load: () => Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout));
  return Promise.race([load().catch(() => undefined), late]);
}
