import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import type { Page } from '@/lib/pages/page';
import { sitemap } from '@/lib/seo/sitemap';

/** Collections and files whose words a page shows, by the page; entries of collections are pages, too. */
const folders: Readonly<Record<string, string>> = {
  curtains: 'categories/curtains',
  blinds: 'categories/blinds',
  service: 'services',
  blog: 'blog',
  portfolio: 'projects',
  faq: 'faq',
  prices: 'prices',
  measure: 'planner',
};

/** The day (ISO) on which each file of a folder was last committed, by its path from here; none without a whole history. */
export function commitDays(folder: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    // A shallow clone has only the date of its last commit.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return days;
    let day = '';
    const log = git('log', '--format=%cs', '--name-only', '--relative', '--', folder);
    for (const line of log.split('\n')) {
      if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line;
      else if (line && !days.has(line)) days.set(line, day);
    }
    // Uncommitted changes have no date yet.
    const changed = git('diff', '--name-only', '--relative', 'HEAD', '--', folder);
    for (const file of changed.split('\n')) days.delete(file);
  } catch {
    // No git, or no repository.
  }
  return days;
}

/** Whether a page's words are in a file of `content/`. */
export function isMadeOf({ path, locale }: Pick<Page, 'path' | 'locale'>, file: string): boolean {
  const [, list = '', id] = path.split('/');
  // The first language's file, which names none, also contains the facts of all.
  const [name = '', language = locale] = file.replace(/^content\/|\.json$/g, '').split('.');
  if (language !== locale) return false;
  if (id) return name === `${folders[list]}/${id}`;
  return name === `pages/${list || 'home'}` || [name, dirname(name)].includes(folders[list] ?? '');
}

/**
 * Writes the sitemap of an export, dated by the commits of its pages' entries.
 * @param root folder of the export
 * @returns a summary
 */
export function writeSitemap(root: string): string {
  const days = [...commitDays('content')];
  const dateOf = (page: Page) =>
    days
      .filter(([file]) => isMadeOf(page, file))
      .map(([, day]) => day)
      .sort()
      .at(-1);
  writeFileSync(`${root}/sitemap.xml`, sitemap(dateOf));
  return days.length > 0 ? 'dated by git' : 'without dates: no git history';
}
