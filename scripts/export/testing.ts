/** A page as Next 16.4 exports it, cut down to its shape; for tests. */
export interface NextPage {
  readonly head?: string;
  readonly main?: string;
  /** Markup after the page's content, before the RSC payload. */
  readonly late?: string;
}

export const themeScript =
  '((a,b)=>{})(["class"],"theme","system",null,["light","dark"],null,true,false)';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

/** Writes such a page. */
export function nextPage({ head = '', main = '', late = '' }: NextPage = {}): string {
  return [
    '<!DOCTYPE html><html lang="en" class="display"><head><meta charSet="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next">',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
    chunk('react'),
    chunk('turbopack-1'),
    chunk('page'),
    `<title>Page</title>${head}`,
    '<script src="/_next/static/chunks/polyfill.js" noModule=""></script></head><body>',
    `<div data-component="ThemeToggle"><script>${themeScript}</script><button></button></div>`,
    `<main>${main}</main><div hidden="" data-first-screen-end=""></div>`,
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js","static/chunks/react.js"],"runtimeModuleIds":[1]});</script>',
    chunk('main'),
    late,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"1:\\"\\u003cp>\\"\\n"])</script></body></html>',
  ].join('');
}
