/**
 * Comes when the page is loaded, or at once when a tap waits: starts Next's scripts at the visitor's
 * first act (rest.ts says when before it), sees to the kept tap, and does what can wait until then.
 */
import { changeInSteps } from '@/lib/change-in-steps';
import { goBackInHistory } from './back';
import { hangCurtains } from './curtains';
import { dismissDisclosures } from './disclosures';
import { showErrorScreenWhenLost } from './error-screen';
import { attend, replayWhenLive } from './kept-tap';
import { recoverLostSheet } from './lost-sheet';
import { marks } from './marks';
import { startScripts } from './next-scripts';
import { keepForOffline } from './offline';
import { openForPaper } from './paper';
import { announcePrefetch } from './prefetch';
import { atRest } from './rest';
import { refreshWhenRestored } from './restored';
import { saving } from './saving';
import { chooseTheme } from './theme';

/** What the visitor does first is answered first: the scripts start this much later (milliseconds). */
const answerFirst = 200;

/** Rest after the page is loaded (milliseconds), for a visitor who only reads. */
const rest = 3000;

const { early } = window;

/** Starts what the visitor needs now, with what else has waited for a free line. */
function wake(start: () => void): void {
  // Slides beside the first one may show their pictures from now on.
  marks.add('awake');
  start();
  if (!saving()) keepForOffline();
}

function begin(): void {
  wake(() => {
    attend();
    startScripts();
  });
}

replayWhenLive();
showErrorScreenWhenLost();
recoverLostSheet();
dismissDisclosures(early.wanted);
goBackInHistory();
announcePrefetch();
openForPaper();
hangCurtains();
refreshWhenRestored();

early.chooseTheme = () => changeInSteps(chooseTheme);
let acted = false;
early.begin = () => {
  if (early.replay) begin();
  else if (!acted) setTimeout(begin, answerFirst);
  acted = true;
};
if (early.wanted || early.replay) {
  begin();
} else if (!saving()) {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const rested = () => {
    if (!early.wanted) wake(atRest);
  };
  setTimeout(() => whenIdle(rested), rest);
}

// It has come to its end: what inline.ts would do about one that is broken is not needed.
if (document.currentScript instanceof HTMLScriptElement) document.currentScript.onload = null;
