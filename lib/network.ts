/** Timeout of the server's response (milliseconds). */
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
