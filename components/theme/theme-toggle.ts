import { changeInSteps } from '@/browser/change-in-steps';
import { themeToggleAttribute } from '@/browser/contracts';
import { chooseTheme } from '@/browser/theme';

/** Has the button switch the theme; before, browser/head.ts does, by the same function. */
export function startThemeToggle(button: HTMLElement): void {
  button.removeAttribute(themeToggleAttribute);
  button.addEventListener('click', () => changeInSteps(chooseTheme));
}
