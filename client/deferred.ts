/**
 * Comes when the page is loaded, or at once when a tap waits: starts Next's scripts, sees to the kept tap, and does what
 * needs no React and can wait until then.
 */
import { goBackInHistory } from './back-link';
import { prepareForRestore } from './bfcache';
import { colourBrowserFrame } from './browser-frame';
import { changeInSteps } from './change-in-steps';
import { scriptsStartedClass } from './contracts';
import { revealOnScroll } from './curtain-reveal';
import { animateDisclosures } from './disclosure-height';
import { dismissDisclosures } from './disclosures';
import { showErrorScreenWhenLost } from './error-screen';
import { startScripts } from './hydrate';
import { recoverLostStylesheet } from './lost-stylesheet';
import { keepForOffline } from './offline-copy';
import { moveParallax } from './parallax';
import { replayWhenHydrated, showTapWaits } from './pending-tap';
import { allowPrefetch } from './prefetch';
import { openForPrint } from './print';
import { isLineSlow } from './slow-line';
import { chooseTheme } from './theme';

/** The scripts start no later than this after the page is loaded, however busy it is (milliseconds). */
const longestIdleWait = 2000;

const { client } = window;

let begun = false;
function begin(): void {
  showTapWaits();
  if (begun) return;
  begun = true;
  document.documentElement.classList.add(scriptsStartedClass);
  startScripts();
  if (!isLineSlow()) keepForOffline();
}

function beginWhenIdle(): void {
  if (begun) return;
  // Not in Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: longestIdleWait });
  else setTimeout(begin);
}

replayWhenHydrated();
showErrorScreenWhenLost();
recoverLostStylesheet();
dismissDisclosures(client.acted);
goBackInHistory();
allowPrefetch();
openForPrint();
revealOnScroll();
prepareForRestore();
colourBrowserFrame();
moveParallax();
animateDisclosures();

client.chooseTheme = () => changeInSteps(chooseTheme);
client.begin = () => (client.replay ? begin() : beginWhenIdle());
// Where data is dear, Next's scripts wait for the visitor's first act.
if (client.replay || client.acted || !isLineSlow()) client.begin();

// It has come to its end: what head.ts would do about one that is broken is not needed.
if (document.currentScript instanceof HTMLScriptElement) document.currentScript.onload = null;
