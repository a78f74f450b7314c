import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/core/test';
import { thisMachine } from './scripts/browsers/engines';
import { browserNames, findBrowser } from './scripts/browsers/find';

/** The core journeys in the browsers beside Chromium that are on this computer: `npm run test:browsers`. */
export default defineConfig<object, EngineOptions>({
  testDir: './e2e/core',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 90_000,
  projects: browserNames.flatMap((name) => {
    const found = findBrowser(name, thisMachine);
    return found ? [{ name, use: { found } }] : [];
  }),
});
