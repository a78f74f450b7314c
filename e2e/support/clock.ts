import type { BrowserContext } from '@playwright/test';

export const timezoneId = 'Asia/Qatar';

/** Starts a browser's date at the build's (e2e/build.env); unlike Playwright's clock, leaves timers as they are. */
export async function startClock(context: BrowserContext): Promise<void> {
  const ahead = Number(process.env.SOURCE_DATE_EPOCH) * 1000 - Date.now();
  await context.addInitScript((shift) => {
    const { now } = Date;
    window.Date = new Proxy(Date, {
      construct: (Original, values, type) =>
        Reflect.construct(Original, values.length > 0 ? values : [now() + shift], type),
    });
    Date.now = () => now() + shift;
  }, ahead);
}
