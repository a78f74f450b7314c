import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { timezoneId } from './e2e/support/clock';
import { args, findChromium } from './scripts/browser/find';
import { withFonts } from './scripts/browser/fonts';

// Of the build, too (package.json).
process.loadEnvFile('e2e/build.env');

const { path: executablePath, hasFonts } = await findChromium();

/** The core journeys in another engine; if it is not installed, a notice. */
function otherEngine(engine: typeof firefox) {
  const name = engine.name();
  const installed = existsSync(engine.executablePath());
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
  if (!installed && !isWorker)
    console.error(`Skipped: core journeys in ${name}. To get it: npx playwright install ${name}`);
  return {
    name,
    grep: /@core/,
    testIgnore: installed ? [] : '**',
    use: { browserName: name as 'firefox' | 'webkit' },
  };
}

/**
 * Journeys run against the exported files, served as a host serves them (e2e/support/test.ts): all of them in Chromium
 * with the tests' fonts, those tagged @core in Firefox and WebKit, too, where these are installed.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  // Only for hanging tests, generous enough for busy machines.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    // Allowed only in its own journey: elsewhere it would respond instead of the tested server.
    serviceWorkers: 'block',
    timezoneId,
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions: { executablePath, args, env: withFonts() },
      },
      ...(!hasFonts && { grepInvert: /@layout/ }),
    },
    otherEngine(firefox),
    otherEngine(webkit),
  ],
});
