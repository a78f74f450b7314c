import type { NextConfig } from 'next';
import { environment } from './lib/environment';

const config: NextConfig = {
  output: 'export',
  // Folders with an index.html: the one layout that every static host serves alike.
  trailingSlash: true,
  basePath: environment.basePath,
  agentRules: false,
  experimental: {
    // One request less before the first paint; the sheet is a few kilobytes.
    inlineCss: true,
  },
  devIndicators: false,
  // Types are checked before, with messages for those who write content: scripts/check/types.ts.
  typescript: { ignoreBuildErrors: true },
};

export default config;
