import type { NextConfig } from 'next';
import { environment } from './lib/environment';

const config: NextConfig = {
  output: 'export',
  // Folders with an index.html: the one layout that every static host serves alike.
  trailingSlash: true,
  basePath: environment.basePath,
  agentRules: false,
  // The build writes .next and out from nothing, see scripts/build.ts; types are checked by `npm run types`.
  experimental: {
    // One request less before the first paint; the sheet is a few kilobytes.
    inlineCss: true,
  },
  devIndicators: false,
};

export default config;
