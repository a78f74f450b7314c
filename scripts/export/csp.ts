import { createHash } from 'node:crypto';
import { afterCharset, createElement, elements, insert, type Page, textOf } from './html';
import { isInlineScript, originsIn, refuseForeign } from './page-origins';

/** What pages may reach besides this site, and what else a policy depends on. */
export interface PolicyOptions {
  /** Origin of the form's service; '' when it is this site's own. */
  readonly email: string;
  /** Inline scripts that client/ adds later. */
  readonly laterScripts: readonly string[];
  /** Whether the published site is served over https. */
  readonly https: boolean;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The Content-Security-Policy of a page as it stands; any change of an inline script breaks it. */
function policyOf(page: Page, { email, laterScripts, https }: PolicyOptions): string {
  const all = elements(page.document);
  // By hash: Chrome 156 does not heed the keyword for speculation rules ('inline-speculation-rules').
  const scripts = [...all.filter(isInlineScript).map(textOf), ...laterScripts].map(hashOf);
  const hasForm = all.some(({ tagName }) => tagName === 'form');
  const service = hasForm && email ? [email] : [];
  const pictures = originsIn(all, { img: ['src', 'srcset'], source: ['srcset'] });
  const players = originsIn(all, { a: ['data-embed'], figure: ['data-embed'] });

  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scripts)],
    // React writes the style attribute of carousels; nothing that a visitor types gets into a style.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictures],
    'connect-src': ["'self'", ...service],
    'form-action': ["'self'", ...service],
    'frame-src': players.length > 0 ? players : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

/**
 * Gives a page its Content-Security-Policy, before everything that it governs. The last step.
 * @throws Error when the page holds what no policy of ours allows
 */
export function addPolicy(page: Page, options: PolicyOptions): void {
  refuseForeign(page, options.email);
  const meta = createElement('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: policyOf(page, options),
  });
  insert(page.head, meta, afterCharset(page));
}
