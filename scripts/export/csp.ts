import { createHash } from 'node:crypto';
import {
  afterCharset,
  attribute,
  createElement,
  type Element,
  elements,
  insert,
  type Page,
  textOf,
} from './html';

/** What a policy depends on besides the page. */
export interface PolicyOptions {
  /** Origin of the form's service; '' when it is this site's own. */
  readonly email: string;
  /** Inline scripts that browser/ adds at run time. */
  readonly addedScripts: readonly string[];
  /** Whether the published site is served over https. */
  readonly https: boolean;
}

/** Whether an element is an inline script that runs: no data block, and not empty. */
function isInlineScript(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    element.childNodes.length > 0 &&
    !attribute(element, 'type')?.endsWith('json')
  );
}

/** Origins of other sites in attributes of these names, each once: 'https://example.com'. */
function originsIn(all: readonly Element[], tags: string[], names: string[]): string[] {
  const values = all
    .filter(({ tagName }) => tags.includes(tagName))
    .flatMap((element) => names.map((name) => attribute(element, name) ?? ''));
  const found = values.flatMap((value) => [
    ...value.matchAll(/(?:^|[\s,])((?:[a-z]+:)?\/\/[^/?#\s,]+)/gi),
  ]);
  return [...new Set(found.map(([, origin = '']) => origin))].sort();
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The policy of a page in its present form; any later change of an inline script breaks it. */
function policyOf(page: Page, { email, addedScripts, https }: PolicyOptions): string {
  const all = elements(page.document);
  // By hash: Chrome 156 ignores the keyword for speculation rules ('inline-speculation-rules').
  const scripts = [...all.filter(isInlineScript).map(textOf), ...addedScripts].map(hashOf);
  const hasForm = all.some(({ tagName }) => tagName === 'form');
  const service = hasForm && email ? [email] : [];
  const pictures = originsIn(all, ['img', 'source'], ['src', 'srcset']);
  const players = originsIn(all, ['a', 'figure'], ['data-embed']);

  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scripts)],
    // For the style attribute of carousels; no input of visitors gets into a style.
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

/** Adds a page's Content-Security-Policy, before everything that it governs. Always the last step. */
export function addPolicy(page: Page, options: PolicyOptions): void {
  const meta = createElement('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: policyOf(page, options),
  });
  insert(page.head, meta, afterCharset(page));
}
