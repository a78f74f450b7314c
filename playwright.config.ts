import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser';

/** Journeys run against the exported files, served as a host serves them: see e2e/test.ts. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 45_000,
  use: {
    // Its own journey lets it in: elsewhere it would answer in the place of a server that is tested.
    serviceWorkers: 'block',
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--disable-background-networking',
        // A browser of root has no sandbox of its own on Linux.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
