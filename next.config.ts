import type { NextConfig } from 'next';
import { publishedPaths, staticPaths } from './config/published-paths';
import { environment } from './lib/environment';

/** While one edits, all pages have routes, so that one can be switched on without starting anew. */
const routed = process.env.NODE_ENV === 'development' ? staticPaths : publishedPaths;

const config: NextConfig = {
  output: 'export',
  // A page that can be gone has its name in that of its route: an export must not have a route without pages.
  pageExtensions: [
    'tsx',
    'ts',
    ...routed.flatMap((path) => (path === '/' ? [] : `${path.slice(1)}.tsx`)),
  ],
  // Folders with an index.html: the one layout that every static host serves alike.
  trailingSlash: true,
  basePath: environment.basePath,
  // A random one would rename every page's deferred file with each build, for visitors to fetch again.
  generateBuildId: () => 'site',
  agentRules: false,
  devIndicators: false,
  // Two root layouts, one for each language: an unknown address belongs to neither.
  experimental: { globalNotFound: true },
};

export default config;
