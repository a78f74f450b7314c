import { chunkLostEvent, errorScreenId } from './contracts';

function show(): void {
  const screen = document.getElementById(errorScreenId);
  const heading = screen?.querySelector<HTMLElement>('h1, h2');
  if (!screen || !heading) return;
  screen.hidden = false;
  heading.tabIndex = -1;
  heading.focus();
  screen.scrollIntoView();
}

/** Shows the page's hidden error screen when a part of the page is missing for good; all else stays. */
export function showErrorScreenWhenLost(): void {
  document.addEventListener(chunkLostEvent, show);
}
