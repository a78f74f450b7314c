import { chunkLostEvent, errorScreenId } from './contracts';

function show(): void {
  const screen = document.getElementById(errorScreenId);
  const heading = screen?.querySelector<HTMLElement>('h1, h2');
  if (!screen || !heading) return;
  // With a name a section is a landmark; hidden, in every page, it needs none.
  screen.ariaLabel = heading.textContent;
  screen.hidden = false;
  heading.tabIndex = -1;
  heading.focus();
  screen.scrollIntoView();
}

/** Shows the page's hidden error screen when a chunk is missing for good; the rest of the page stays. */
export function showErrorScreenOnLoss(): void {
  document.addEventListener(chunkLostEvent, show);
}
