import GithubSlugger, { slug } from 'github-slugger';

/** Makes a page's ids from its texts, of which none ends in a sign that messengers cut from links: 'Prices 😀' has 'prices'. */
export function anchorsOf(): (text: string) => string {
  const slugger = new GithubSlugger();
  return (text) => slugger.slug(slug(text).replace(/[^\p{L}\p{N}]+$/u, '') || 'part');
}
