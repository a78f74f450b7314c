/**
 * Loaded after the page, or at once when a tap is pending: starts Next's scripts, replays the pending tap, and adds what
 * needs no React and can wait until then.
 */
import { goBackInHistory } from './back-link';
import { prepareForRestore } from './bfcache';
import { changeInSteps } from './change-in-steps';
import { tellCloth } from './cloth-choice';
import { scriptsStartedClass } from './contracts';
import { revealOnScroll } from './curtain-reveal';
import { animateDisclosures } from './disclosure-height';
import { dismissDisclosures } from './disclosures';
import { showErrorScreenOnLoss } from './error-screen';
import { openFooterGroups } from './footer-groups';
import { startScripts } from './hydrate';
import { recoverLostStylesheet } from './lost-stylesheet';
import { keepForOffline } from './offline-copy';
import { moveParallax } from './parallax';
import { replayWhenHydrated, showPendingTap } from './pending-tap';
import { allowPrefetch } from './prefetch';
import { openForPrint } from './print';
import { isLineSlow } from './slow-line';
import { stepAside } from './step-aside';
import { chooseTheme } from './theme';
import { syncThemeColour } from './theme-colour';

/** The longest that Next's scripts wait for the browser to be idle (milliseconds). */
const idleTimeout = 2000;

const { client } = window;

let hasBegun = false;
function begin(): void {
  showPendingTap();
  if (hasBegun) return;
  hasBegun = true;
  document.documentElement.classList.add(scriptsStartedClass);
  startScripts();
  if (!isLineSlow()) keepForOffline();
}

function beginWhenIdle(): void {
  if (hasBegun) return;
  // Safari lacks it.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: idleTimeout });
  else setTimeout(begin);
}

replayWhenHydrated();
showErrorScreenOnLoss();
recoverLostStylesheet();
dismissDisclosures(client.input);
goBackInHistory();
allowPrefetch();
openForPrint();
revealOnScroll();
prepareForRestore();
syncThemeColour();
moveParallax();
animateDisclosures();
tellCloth();
stepAside();
openFooterGroups();

client.chooseTheme = () => changeInSteps(chooseTheme);
client.begin = () => (client.replay ? begin() : beginWhenIdle());
// On a slow or metered connection Next's scripts wait for the visitor's first input.
if (client.replay || client.input || !isLineSlow()) client.begin();

// Reached the end: this script is not broken, so head.ts need not give up on it.
if (document.currentScript instanceof HTMLScriptElement) document.currentScript.onload = null;
