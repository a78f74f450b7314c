import { test as base } from '../test';
import type { Engine } from './driver';
import { firefoxEngine } from './firefox-engine';
import { playwrightEngine } from './playwright-engine';
import { type Visitor, visitorOf } from './visitor';

export { expect } from '../test';

export interface EngineOptions {
  /** The Firefox of this computer, where Playwright has none of its own. */
  readonly installedFirefox: string | undefined;
}

interface WorkerFixtures extends EngineOptions {
  readonly engine: Engine;
}

interface Fixtures {
  /** false shows pages as they are without JavaScript. */
  readonly javaScript: boolean;
  readonly visitor: Visitor;
}

/** A test of core journeys: in any browser, whichever library moves it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  installedFirefox: [undefined, { option: true, scope: 'worker' }],
  engine: [
    async ({ installedFirefox, playwright, browserName, launchOptions }, use) => {
      const engine = installedFirefox
        ? await firefoxEngine(installedFirefox)
        : await playwrightEngine(playwright[browserName], launchOptions);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  javaScript: [true, { option: true }],
  visitor: async ({ engine, javaScript, site }, use) => {
    const driver = await engine.open({ javaScript });
    await driver.resize(1440, 900);
    await use(visitorOf(driver, site.url));
    await driver.close();
  },
});
