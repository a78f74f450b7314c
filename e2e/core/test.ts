import type { Driver, Engine } from '../../scripts/browsers/driver';
import { startEngine } from '../../scripts/browsers/engines';
import type { Found } from '../../scripts/browsers/find';
import { playwrightEngine } from '../../scripts/browsers/playwright';
import { test as base } from '../test';
import { type Visitor, visitorOf } from './visitor';

export { expect } from '../test';

export interface EngineOptions {
  /** The browser beside Chromium; undefined is the Chromium of the other journeys. */
  readonly found: Found | undefined;
}

interface WorkerFixtures extends EngineOptions {
  readonly engine: Engine;
}

interface Fixtures {
  /** false shows pages as they are without JavaScript. */
  readonly javaScript: boolean;
  readonly driver: Driver;
  readonly visitor: Visitor;
}

/** A test of core journeys: in any browser, whichever protocol moves it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  found: [undefined, { option: true, scope: 'worker' }],
  engine: [
    async ({ found, playwright, launchOptions }, use) => {
      const engine = found
        ? await startEngine(found)
        : await playwrightEngine(playwright.chromium, launchOptions);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  javaScript: [true, { option: true }],
  driver: async ({ engine, javaScript }, use, testInfo) => {
    testInfo.skip(
      !javaScript && !engine.canDoWithoutJavaScript,
      'This browser cannot be told to leave scripts alone',
    );
    const driver = await engine.open({ javaScript });
    await driver.resize(1440, 900);
    await use(driver);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('in view', {
        body: await driver.screenshot(),
        contentType: 'image/png',
      });
    await driver.close();
  },
  visitor: async ({ driver, site }, use) => use(visitorOf(driver, site.url)),
});
