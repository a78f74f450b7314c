import { changeInSteps } from '@/client/change-in-steps';
import { themeToggleAttribute } from '@/client/contracts';
import { chooseTheme } from '@/client/theme';

/** Has the button switch the theme; before, client/head.ts does, by the same function. */
export function startThemeToggle(button: HTMLElement): void {
  button.removeAttribute(themeToggleAttribute);
  button.addEventListener('click', () => changeInSteps(chooseTheme));
}
