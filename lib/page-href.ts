import type { Path } from '@/content/routes';
import { withBasePath } from './base-path';

/** Address of a page on this host, with the closing slash that saves a redirect. */
export function pageHref(path: Path, fragment?: string): string {
  const address = withBasePath(path === '/' ? path : `${path}/`);
  return fragment ? `${address}#${fragment}` : address;
}
