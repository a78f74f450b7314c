/** docs/requirements.md 10.3 */
import { localPath } from '../../lib/urls';
import { curtainPage, servicePage } from '../support/sample-pages';
import { delayRequests, expect, test } from '../support/test';

const sheets = '**/_next/static/**/*.css';

/** How the first screen's elements are rendered: position, size, every computed value, to a hundredth. Runs in the page. */
function rendering(endAttribute: string) {
  const end = document.querySelector(`[${endAttribute}]`);
  const found: Readonly<Record<string, string>>[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element === end) return found;
    // Containers of the end grow with later content; other pictures load after the page.
    if (element.contains(end) || element.closest('picture') || !element.checkVisibility()) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // What shows once a page is used is in the style sheet.
    const names = [...style].filter(
      (name) => !/^(--|accent|animation-(duration|iteration)|cursor|scroll-|transition)/.test(name),
    );
    // Lightning CSS rounds calc() in the critical CSS.
    const rounded = (name: string) =>
      style.getPropertyValue(name).replace(/\d+\.\d+/g, (n) => Number(n).toFixed(2));
    found.push({
      // Without its content, in which pictures get the theme's files.
      element: element.outerHTML.slice(0, element.outerHTML.indexOf('>')),
      box: [x, y, width, height].join(),
      ...Object.fromEntries(names.map((name) => [name, rounded(name)])),
    });
  }
  throw new Error('The page does not say where its first screen ends');
}

type Rendering = ReturnType<typeof rendering>;

/** Differences in rendering, a line each. Runs in the page, which is quicker than to fetch all values. */
const differences = ([before, after]: readonly [Rendering, Rendering]) =>
  before.flatMap((one, index) =>
    Object.entries(one)
      .filter(([name, value]) => after[index]?.[name] !== value)
      .map(([name, value]) => `${one.element} ${name}: ${value} -> ${after[index]?.[name]}`),
  );

for (const [path, width] of [
  ['/', 390],
  [`${curtainPage.path}/`, 639],
  [`${servicePage.path}/`, 390],
  [`${localPath('/', 'ar')}/`.replace('//', '/'), 639],
] as const) {
  test(`${path}, ${width} px: the first screen is complete before the style sheet is loaded`, {
    tag: '@layout',
  }, async ({ shared: { page } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    const release = await delayRequests(page, sheets);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Nothing unstyled is visible below it.
    await expect(page.locator('footer')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const before = await page.evaluateHandle(rendering, 'data-first-screen-end');
    release();
    await expect(page.locator('footer')).toHaveCount(1);
    await page.waitForLoadState();
    const after = await page.evaluateHandle(rendering, 'data-first-screen-end');
    expect(await before.evaluate(({ length }) => length)).toBeGreaterThan(20);
    expect(await page.evaluate(differences, [before, after] as const)).toEqual([]);
  });
}
