/** The build's settings: its base path, and the service that its form posts to. */
import type { BrowserContext } from '@playwright/test';
import { home, page, textFile } from './exported';

/** '' or '/shop'. */
export const basePath = new URL(home).pathname.replace(/\/$/, '');

// lib/ must use the same base path in journeys.
process.env.NEXT_PUBLIC_BASE_PATH = basePath;

export function pathInside(path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}

/** The properties of a component, from its attribute: JSON, or the address of a file with it. */
export const propsIn = (attribute = '') =>
  JSON.parse(attribute.startsWith('{') ? attribute : textFile(pathInside(attribute).slice(1)));

const action = page('contact/index.html').$('form[method="post"]').attr('action') ?? '';

/** Origin of the e-mail service; undefined where the form posts to the server itself. */
const emailOrigin = action.startsWith('https:') ? new URL(action).origin : undefined;

/** No journey reaches the e-mail service: its posts go to the preview server's mailbox. */
export async function relayEmail(context: BrowserContext, origin: string): Promise<void> {
  if (!emailOrigin) return;
  await context.route(`${emailOrigin}/**`, async (route) => {
    const request = route.request();
    const url = request.url().replace(emailOrigin, origin);
    try {
      // Routes respond also when offline.
      const hasLine = request.isNavigationRequest() || request.frame().evaluate('navigator.onLine');
      if (!(await hasLine)) throw new Error('offline');
      const response = await route.fetch({ url, maxRedirects: 0 });
      const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
      await route.fulfill({ response, headers });
    } catch {
      // Offline, refused by the mailbox on purpose, or the page is closed.
      await route.abort().catch(() => {});
    }
  });
}
