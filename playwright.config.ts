import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox } from '@playwright/test';
import type { EngineOptions } from './e2e/core/test';
import { chromiumOptions, installedBrowsers } from './scripts/browser';

const launchOptions = chromiumOptions();
// Workers read this file, too, and need not look for a browser again.
process.env.CHROMIUM_PATH = launchOptions.executablePath;

const installedFirefox = existsSync(firefox.executablePath())
  ? undefined
  : installedBrowsers('firefox')[0];

/**
 * Journeys run against the exported files, served as a host serves them (e2e/test.ts): all of them in
 * Chromium (`npm run test:journeys`), the core ones in Firefox and WebKit, too (`npm run test:browsers`).
 */
export default defineConfig<object, EngineOptions>({
  testDir: './e2e',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  // A busy machine is no failure: these end what hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Its own journey lets it in: elsewhere it would answer in the place of a server that is tested.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    {
      name: 'chromium',
      // Here form, offline and every-page prove the same, and more.
      testIgnore: 'core/{form,offline,pages}.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: 'firefox',
      testDir: './e2e/core',
      use: { browserName: 'firefox', installedFirefox },
    },
    { name: 'webkit', testDir: './e2e/core', use: { browserName: 'webkit' } },
  ],
});
