import type { Frame, Page } from '@playwright/test';

/** As narrow as a phone's fonts, which the browser has by itself (scripts/browser/fonts.ts), and as wide as Verdana. */
export const faces = ['narrow', 'wide'] as const;

/** Shows the text of a page in a face and a size, also where the display font has no sign for it. */
export const showText = (
  page: Page | Frame,
  face: (typeof faces)[number],
  size = '100%',
): Promise<void> =>
  page.evaluate(
    ([families, fontSize]) => {
      const { style } = document.documentElement;
      const own = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
      const display = own.replace(/, "DejaVu Sans"$/, '');
      Object.assign(style, { fontFamily: families, fontSize });
      style.setProperty('--font-display', families ? `${display}, ${families}` : display);
    },
    [face === 'wide' ? '"DejaVu Sans"' : '', size] as const,
  );
