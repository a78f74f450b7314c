import { startScripts } from './next-scripts';
import { isOnScreen } from './on-screen';
import { turnRows } from './turn-rows';

/**
 * What is done for a visitor who only looks: scripts start if the screen shows what depends on the
 * clock (opening hours, dates), and rows turn natively if not. All else waits for the first act.
 */
export function atRest(): void {
  const clocks = [...document.querySelectorAll('[data-clock]')];
  if (clocks.some(isOnScreen)) startScripts();
  else turnRows();
}
