/** The whole answer must be here by then. */
const timeout = 15_000;

/**
 * Posts a message. Success is status 200 or the body 'OK' (docs/requirements.md 7.2); anything else,
 * a broken line or no answer in time is none.
 */
export async function sendMessage(address: string, body: FormData): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout);
    // A page of someone else's (a hotel's network asks to log in) is not the service's answer.
    const response = await fetch(address, { method: 'POST', body, signal, redirect: 'error' });
    return response.status === 200 || (await response.text()).trim() === 'OK';
  } catch {
    return false;
  }
}
