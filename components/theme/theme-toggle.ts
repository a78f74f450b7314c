import { behaviourAttribute } from '@/browser/contracts';
import { updateInStages } from '@/browser/staged-update';
import { chooseTheme } from '@/browser/theme';

/** Attaches the button's handler, which replaces that of browser/head.ts. */
export function startThemeToggle(button: HTMLElement): void {
  button.removeAttribute(behaviourAttribute);
  button.addEventListener('click', () => updateInStages(chooseTheme));
}
