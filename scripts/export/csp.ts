import { hash } from 'node:crypto';
import { addFirst, type Page } from './html';

export interface PolicyOptions {
  /** Origin of the form's service; '' when it is this site's own. */
  readonly email: string;
  /** Inline scripts that browser/ adds at run time. */
  readonly addedScripts: readonly string[];
  readonly https: boolean;
}

/** Origins of other sites in attributes of elements, each once: 'https://example.com'. */
function originsIn({ $ }: Page, selector: string, ...names: readonly string[]): string[] {
  const values = $(selector)
    .toArray()
    .flatMap((element) => names.map((name) => $(element).attr(name) ?? ''));
  const found = values.join(' ').matchAll(/(?<![^\s,])(?:[a-z]+:)?\/\/[^/?#\s,]+/gi);
  return [...new Set([...found].map(([origin]) => origin))].sort();
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

function policyOf(page: Page, { email, addedScripts, https }: PolicyOptions): string {
  const { $ } = page;
  const inline = $('script:not([src], [type$="json"], :empty)').toArray();
  // By hash: Chrome 156 ignores the keyword for speculation rules ('inline-speculation-rules').
  const scripts = [...inline.map((script) => $(script).text()), ...addedScripts].map(hashOf);
  const service = $('form[action]').length > 0 && email ? [email] : [];
  const players = originsIn(page, '[data-embed]', 'data-embed');

  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scripts)],
    // For the style attribute of carousels; no input of visitors gets into a style.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...originsIn(page, 'img, source', 'src', 'srcset')],
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

/** Adds a page's Content-Security-Policy, before everything that it governs. Always the last step. */
export function addPolicy(page: Page, options: PolicyOptions): void {
  const policy = policyOf(page, options);
  addFirst(page, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
