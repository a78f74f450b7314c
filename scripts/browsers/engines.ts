import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import type { Engine } from './driver';
import type { Found, Machine } from './find';
import { firefoxEngine } from './firefox';
import { playwrightEngine } from './playwright';
import { safariEngine, webkitGtkEngine } from './webkit';

/** This computer. */
export const thisMachine: Machine = {
  platform: process.platform,
  environment: process.env,
  exists: existsSync,
  playwrights: { firefox: firefox.executablePath(), webkit: webkit.executablePath() },
};

/**
 * Starts a browser that was found.
 * @throws (rejects) when it does not start; an installed Firefox starts with its first window only
 */
export async function startEngine(found: Found): Promise<Engine> {
  switch (found.kind) {
    case 'playwright':
      return playwrightEngine(found.browser === 'firefox' ? firefox : webkit);
    case 'firefox':
      return firefoxEngine(found.program);
    case 'webkit-gtk':
      return webkitGtkEngine(found.program, found.xvfb);
    case 'safari':
      return safariEngine(found.program);
  }
}
