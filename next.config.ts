import type { NextConfig } from 'next';
import { environment } from './lib/environment';
import { publishedPaths, staticPaths } from './lib/pages/published-paths';

/** In development all pages have routes, so that one can be published without a restart. */
const routed = process.env.NODE_ENV === 'development' ? staticPaths : publishedPaths;

const config: NextConfig = {
  output: 'export',
  // Optional pages have an extension per page: an export must not contain a route without pages.
  pageExtensions: [
    'tsx',
    'ts',
    ...routed.flatMap((path) => (path === '/' ? [] : `${path.slice(1)}.tsx`)),
  ],
  // Folders with an index.html, which every static host serves alike.
  trailingSlash: true,
  basePath: environment.basePath,
  // A random one would rename files with each build, and invalidate caches.
  generateBuildId: () => 'site',
  agentRules: false,
  devIndicators: false,
  // Two root layouts, one for each language: an unknown path belongs to neither.
  experimental: { globalNotFound: true },
};

export default config;
