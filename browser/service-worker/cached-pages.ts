/** A cached page: its address, its language, and its name as escaped in its HTML. */
export interface CachedPage {
  readonly href: string;
  readonly lang: string;
  readonly name: string;
}

/** The address under which a page or file is cached: a page's is that of its folder, without query and fragment. */
export function keyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  const [folder] = /.*\/(?=(index\.html)?$)|.*\/[^./]+$/.exec(pathname) ?? [];
  return folder === undefined ? address : origin + folder.replace(/\/?$/, '/');
}

/** Whether an answer may be cached: no error, no redirect, nothing opaque, and a page or no page as it should be. */
export function isWhole(response: Response, isPage: boolean): boolean {
  const { status, type, redirected, headers } = response;
  const isHtml = /^text\/html\b/.test(headers.get('content-type') ?? '');
  return status === 200 && type === 'basic' && !redirected && isHtml === isPage;
}

/** Whether an answer is a page of the site below a path, '/' or '/shop/', which may be cached. */
export async function isOwnPage(response: Response, root: string): Promise<boolean> {
  // Other sites of the origin name other folders, the admin and the mailbox none.
  return (
    isWhole(response, true) && (await response.clone().text()).includes(`"${root}_next/static/`)
  );
}

function nameOf(html: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  return (heading || title).trim();
}

export async function cachedPages(cache: Cache): Promise<CachedPage[]> {
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = await (await cache.match(request))?.text();
      const [, lang = ''] = /<html[^>]*\blang="([^"]*)"/.exec(html ?? '') ?? [];
      return { href: new URL(request.url).pathname, lang, name: nameOf(html ?? '') };
    }),
  );
  return pages.filter(({ name }) => name).sort((a, b) => a.name.localeCompare(b.name));
}

/** The offline page with links to the cached pages in its empty list. */
export function withCachedPages(html: string, pages: readonly CachedPage[]): string {
  const links = pages
    .map(
      ({ href, lang, name }) => `<li><a href="${href}" lang="${lang}" dir="auto">${name}</a></li>`,
    )
    .join('');
  return html.replace(
    /(<ul[^>]*\bdata-cached-pages\b[^>]*>)(<\/ul>)/,
    (_, start: string, end: string) => start + links + end,
  );
}
