import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assume, type Page } from './html';

/**
 * Removes Next's scripts from a page (its runtime, which would hydrate the whole page, and the payload for that), and the
 * comments that React's hydration needs, except in client components.
 * @returns the script that sets the theme's class, which belongs into <head>
 * @throws Error where a script would have to relocate content
 */
export function removeNextScripts({ file, $ }: Page): string {
  const theme = $('[data-component=ThemeToggle] > script');
  assume(theme.length === 1, file, 'next-themes has one script', `${theme.length}`);
  // Structured data is no script.
  const scripts = $('script:not([type$="json"])').not(theme);
  const inPlace = !/\$R[A-Z]\("/.test(scripts.text());
  assume(inPlace, file, 'no content is relocated by script', 'a script that relocates some');
  scripts.remove();
  const themeScript = theme.text();
  // React does not look into it.
  theme.text('');
  // Of the style sheets, print's: no screen needs it early.
  $('link:is([as="script"], [as="style"])').remove();
  const isHydrated = (node: Parameters<typeof $>[0]) =>
    $(node).closest('[data-component],[data-slot]').is('[data-component]');
  $('body, body *')
    .contents()
    .filter((_, node) => node.type === 'comment' && !isHydrated(node.parent ?? node))
    .remove();
  return themeScript;
}

/** Deletes files that only those scripts load: themselves and the payloads of Next's router, a third of all bytes. */
export function deleteNextFiles(root: string): void {
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (/^_next.*\.js$|(^|[\\/])(index|__next\..*)\.txt$/.test(file)) rmSync(join(root, file));
  }
}
