import { themeToggle } from '../browser/contracts';
import { idle } from './hydrated';
import { curtainPage } from './sample-pages';
import { expect, test } from './test';

for (const path of ['/', `${curtainPage.path}/`, '/contact/', '/404.html']) {
  test(`${path} is hydrated alone, without loading the style sheet again`, async ({
    page,
    consoleErrors,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.locator(themeToggle)).toHaveCount(0);
    await idle(page);
    expect(requested.filter((file) => file.endsWith('.css'))).toHaveLength(1);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    expect(requested.filter((file, index) => requested.indexOf(file) !== index)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
}
