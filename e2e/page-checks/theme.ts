import type { Page } from '@playwright/test';

/** Shows the page in a theme, as its switch does, whatever the visitor's system prefers; waits until all colours are the theme's. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (chosen) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(chosen);
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  }, theme);
}
