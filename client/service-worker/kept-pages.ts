import { keptPagesAttribute } from '../contracts';

/** A page that is kept: its address, and its name as it stands in its HTML. */
export interface KeptPage {
  readonly href: string;
  readonly name: string;
}

/** The name of a page, which its title has after or before that of the shop. */
function nameOf(html: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  return (heading || title).trim();
}

/** The pages in a cache, by name. */
export async function keptPages(cache: Cache): Promise<KeptPage[]> {
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = await (await cache.match(request))?.text();
      return { href: new URL(request.url).pathname, name: nameOf(html ?? '') };
    }),
  );
  return kept.filter(({ name }) => name).sort((a, b) => a.name.localeCompare(b.name));
}

/** The page for times without a network with links to the kept pages in its empty list. */
export function listed(html: string, kept: readonly KeptPage[]): string {
  const links = kept.map(({ href, name }) => `<li><a href="${href}">${name}</a></li>`).join('');
  return html.replace(
    new RegExp(`(<ul[^>]*\\b${keptPagesAttribute}\\b[^>]*>)(</ul>)`),
    (_, start: string, end: string) => start + links + end,
  );
}
