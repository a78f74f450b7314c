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

/** Loads the chunk that handles a press; undefined when it fails or takes too long (a broken script reports no error). */
export async function loadForPress<T>(load: () => Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout));
  return Promise.race([load().catch(() => undefined), late]);
}
