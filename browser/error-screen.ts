import { errorScreenId } from './contracts';
import { isServerReachable } from './network';

/** A reload without a connection would lose the page. */
async function reload(event: Event): Promise<void> {
  event.preventDefault();
  if (await isServerReachable()) location.reload();
}

/** Shows the page's hidden error screen; the rest of the page stays. */
export function showErrorScreen(): void {
  const screen = document.getElementById(errorScreenId);
  const heading = screen?.querySelector<HTMLElement>('h1, h2');
  if (!screen?.hidden || !heading) return;
  // With a name a section is a landmark; hidden, in every page, it needs none.
  screen.ariaLabel = heading.textContent;
  screen.hidden = false;
  screen.querySelector('a')?.addEventListener('click', reload);
  heading.tabIndex = -1;
  heading.focus();
  screen.scrollIntoView();
}
