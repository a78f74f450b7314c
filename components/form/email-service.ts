import { isServerReachable } from '@/lib/network';

/** Version of @emailjs/browser, whose fields and path the form follows (docs/requirements.md 7.1). */
export const libVersion = '4.4.1';

export const sendFormPath = '/api/v1.0/email/send-form';

const timeout = 15_000;

/** Why a message was not sent: `down` is a service that fails or does not answer. */
export type Failure = 'tooLong' | 'tooMany' | 'refused' | 'down' | 'offline';

const failures: Readonly<Record<number, Failure>> = { 413: 'tooLong', 429: 'tooMany' };

export async function sendMessage(address: string, body: FormData): Promise<Failure | 'success'> {
  try {
    const signal = AbortSignal.timeout(timeout);
    // A redirect, such as to a hotel network's login page, is no response of the service.
    const response = await fetch(address, { method: 'POST', body, signal, redirect: 'error' });
    const { status } = response;
    if (status === 200 || (await response.text()).trim() === 'OK') return 'success';
    return failures[status] ?? (status < 500 ? 'refused' : 'down');
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return late || (await isServerReachable()) ? 'down' : 'offline';
  }
}
