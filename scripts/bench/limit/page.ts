import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { site } from '@/content/site';
import { wordsOf } from '@/content/words';
import { html } from './html';
import type { Extent } from './picture';
import { collections, doors, hero, reasons, voices } from './sections';
import { closing, header } from './shell';
import { writeToUs } from './write-to-us';

/**
 * As the site's pages have one. Without it Chromium guesses the first picture's width before the window has
 * the phone's (`vh` in `sizes` is of 980 px across then), and fetches a second one after that.
 */
const policy = html`<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`;

const sheet = join('scripts', 'bench', 'limit', 'limit.css');

/**
 * The limit page: the home page as one would write it by hand if nothing but speed mattered. The same
 * words and pictures in the same order, plain HTML, one inlined style sheet, the system's font, no
 * script. Written as a template, not taken from the built page, so that none of the build's habits
 * (class lists, wrappers, marks of React) is in the measure; filled from `content/`, and compared with
 * `out/` by e2e/limit-page.spec.ts, so that it cannot go stale.
 * @param extent 'first': only the first picture is fetched, what no line can undercut
 */
export function limitPage(extent: Extent): string {
  const { home } = wordsOf('en');
  const css = transformSync(readFileSync(sheet, 'utf8'), { loader: 'css', minify: true }).code;
  return html`<!doctype html><html lang="en"><meta charset="utf-8">${policy}
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>${site.name} | ${home.title}</title>
    <meta name="description" content="${home.description}">
    <style>${{ html: css.trim() }}</style>
    ${header}
    <main id="main">
      ${hero(extent)}${doors}${collections(extent)}${reasons(extent)}${voices(extent)}${writeToUs}
    </main>
    ${closing}`.html;
}
