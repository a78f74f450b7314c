import { themeToggleAttribute } from '@/browser/contracts';
import { updateInStages } from '@/browser/staged-update';
import { chooseTheme } from '@/browser/theme';

/** Has the button switch the theme; before, browser/head.ts does, by the same function. */
export function startThemeToggle(button: HTMLElement): void {
  button.removeAttribute(themeToggleAttribute);
  button.addEventListener('click', () => updateInStages(chooseTheme));
}
