import { revealClass } from '@/browser/contracts';

/** Animates cards, gallery figures and curtains once, as they are scrolled into view (docs/requirements.md 4.5). */
export async function animateEntrances(page: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (!page.querySelector(`[data-enter], .${revealClass}`)) return;
  // Without it the cards are simply there.
  const chunk = await import('./enter').catch(() => undefined);
  chunk?.watchEntrances();
}
