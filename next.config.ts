import type { NextConfig } from 'next';
import { environment } from './lib/environment';

const config: NextConfig = {
  output: 'export',
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
