import type { Frame, Page } from '@playwright/test';

/** As narrow as a phone's fonts, which the browser has by itself (scripts/browser/fonts.ts), and as wide as Verdana. */
export const faces = ['narrow', 'wide'] as const;

/** Shows the text of a page, also where the display font has no sign for it, in a face; nothing else is as quick. */
export const showFace = (page: Page | Frame, face: (typeof faces)[number]): Promise<void> =>
  page.evaluate((families) => {
    const { style } = document.documentElement;
    style.fontFamily = families;
    style.removeProperty('--font-display');
    const display = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
    if (families) style.setProperty('--font-display', `${display}, ${families}`);
  }, face === 'wide' ? '"DejaVu Sans"' : '');
