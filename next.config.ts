import type { NextConfig } from 'next';
import { environment } from './lib/environment';

const config: NextConfig = {
  // In development an unknown path would be an error instead of the 404 page.
  ...(process.env.NODE_ENV === 'production' && { output: 'export' }),
  // Folders with an index.html, which every static host serves alike.
  trailingSlash: true,
  basePath: environment.basePath,
  // A random one would rename files with each build, and invalidate caches.
  generateBuildId: () => 'site',
  // Another name of the same computer, at which nothing would be hydrated.
  allowedDevOrigins: ['127.0.0.1'],
  agentRules: false,
  devIndicators: false,
  experimental: {
    // The root layout takes the language from the address, which an unknown path lacks.
    globalNotFound: true,
    // That of an earlier build has mixed up style sheets.
    turbopackFileSystemCacheForBuild: false,
  },
};

export default config;
