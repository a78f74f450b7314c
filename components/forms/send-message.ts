/** Timeout for the whole response (docs/requirements.md 5.5). */
const timeout = 15_000;

/**
 * Posts a message. Success is status 200 or the body 'OK' (docs/requirements.md 7.2); any other response,
 * a broken connection or a timeout is a failure.
 */
export async function sendMessage(address: string, body: FormData): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout);
    // A redirect, such as to a hotel network's login page, is no response of the service.
    const response = await fetch(address, { method: 'POST', body, signal, redirect: 'error' });
    return response.status === 200 || (await response.text()).trim() === 'OK';
  } catch {
    return false;
  }
}
