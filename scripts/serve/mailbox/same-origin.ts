import type { IncomingMessage } from 'node:http';

/**
 * Whether a post may come from this server's own page. Browsers say where a post comes from
 * (Sec-Fetch-Site, Origin); what says nothing is a command or a test, not another site's page.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}
