import { marks } from './marks';

/** Shows the theme that the visitor chose, or else the system's. Before the first paint, so that no page flashes. */
export function showKeptTheme(): void {
  let kept: unknown;
  try {
    kept = localStorage.theme;
  } catch {
    // Storage refused: the system's.
  }
  const dark =
    kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme:dark)').matches);
  marks.add(dark ? 'dark' : 'light');
}
