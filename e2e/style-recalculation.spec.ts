import { picturesHeldClass, scriptsStartedClass, themeToggleAttribute } from '../browser/contracts';
import { curtainPage } from './some-pages';
import { expect, test } from './test';

/** What a trace of Chromium says of one pass over the page's style, or of a mark that the page has made. */
interface Traced {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
}

/** The name of the mark that a page makes when it is loaded and painted. */
const painted = 'painted';

for (const path of ['/', `${curtainPage.path}/`, '/contact/']) {
  test(`the page's style is not worked out anew as it is hydrated: ${path}`, async ({
    browser,
    page,
  }) => {
    await page.addInitScript((mark) => {
      const inTwoFrames = (done: () => void) =>
        requestAnimationFrame(() => requestAnimationFrame(done));
      addEventListener('load', () => inTwoFrames(() => performance.mark(mark)));
    }, painted);
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveClass(new RegExp(picturesHeldClass));
    await expect(page.locator('[type="speculationrules"]')).toHaveCount(1);
    await expect(page.locator('html')).toHaveClass(new RegExp(scriptsStartedClass));
    await expect(page.locator(`[${themeToggleAttribute}]`)).toHaveCount(0);
    const { traceEvents }: { readonly traceEvents: readonly Traced[] } = JSON.parse(
      (await browser.stopTracing()).toString(),
    );
    const begin = traceEvents.find(({ name }) => name === painted)?.ts ?? Number.NaN;
    const styled = traceEvents
      .filter(({ ts }) => ts > begin)
      .map(({ args }) => args.elementCount ?? 0);
    const all = await page.locator('*').count();
    expect(Math.max(...styled)).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(all / 3);
  });
}
