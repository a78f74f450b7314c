/**
 * Loaded after the page, or at once when a tap is pending: starts the islands, replays the pending tap, and adds what
 * needs no React and can wait until then.
 */

import { avoidOverlap } from './avoid-overlap';
import { goBackInHistory } from './back-link';
import { cleanFragment } from './clean-fragment';
import { syncClothChoice } from './cloth-choice';
import { scriptsStartedClass } from './contracts';
import { dismissDisclosures } from './disclosures';
import { openFooterGroups } from './footer-groups';
import { recoverIsland } from './islands/recover';
import { restorePlaceAcrossLanguages } from './language-switch';
import { recoverLostStylesheet } from './lost-stylesheet';
import { markSection } from './mark-section';
import { isConnectionSlow, savesData } from './network';
import { moveParallax } from './parallax';
import { replayWhenHydrated, showPendingTap } from './pending-tap';
import { allowPrefetch } from './prefetch';
import { scrollFocusIntoView } from './scroll-focus-into-view';
import { registerServiceWorker } from './service-worker-registration';
import { updateInStages } from './staged-update';
import { chooseTheme, followSystem, syncTheme, syncThemeColour } from './theme';
import { yieldToBrowser } from './yield-to-browser';

/** URL of islands/start.ts, a bundle of its own; defined by the build. */
declare const ISLANDS: string;

/** The longest that islands wait for the browser to be idle (milliseconds). */
const idleTimeout = 2000;

const { pageState } = window;

const loadIslands = (): Promise<typeof import('./islands/start')> => import(ISLANDS);

let hasBegun = false;
function begin(): void {
  showPendingTap();
  if (hasBegun) return;
  hasBegun = true;
  document.documentElement.classList.add(scriptsStartedClass);
  loadIslands().then(
    ({ startIslands }) => startIslands(recoverIsland),
    (error: unknown) => recoverIsland(error, true),
  );
  if (!savesData()) registerServiceWorker();
}

function beginWhenIdle(): void {
  // Safari lacks it.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: idleTimeout });
  else setTimeout(begin);
}

/** Scripts without React, each in a separate task. */
async function setUp(): Promise<void> {
  for (const start of [
    () => dismissDisclosures(pageState.input),
    cleanFragment,
    scrollFocusIntoView,
    goBackInHistory,
    recoverLostStylesheet,
    syncTheme,
    syncClothChoice,
    restorePlaceAcrossLanguages,
    moveParallax,
    followSystem,
    syncThemeColour,
    avoidOverlap,
    markSection,
    openFooterGroups,
    allowPrefetch,
  ]) {
    start();
    await yieldToBrowser();
  }
}

replayWhenHydrated();
setUp();

pageState.chooseTheme = () => updateInStages(chooseTheme);
pageState.begin = () => (pageState.replay ? begin() : beginWhenIdle());
// On a slow or metered connection islands wait for the visitor's first input.
if (pageState.replay || pageState.input || !isConnectionSlow()) {
  // Handled in begin().
  loadIslands().catch(() => {});
  pageState.begin();
}
pageState.ready = true;
