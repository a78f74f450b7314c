import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/**
 * Opens the admin with a copy of files of the content in the browser's origin private file system, which the mocked folder picker
 * returns instead of the project's folder.
 * @param paths those of the files; the admin needs a second for each hundred
 */
export async function openAdmin(page: Page, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => [path, readFileSync(path, 'base64')] as const);
  await page.goto('/robots.txt');
  await page.evaluate(async (copies) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, base64] of copies) {
      const names = path.split('/');
      const name = names.pop() ?? '';
      let folder = root;
      for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const writer = await file.createWritable();
      await writer.write(await (await fetch(`data:;base64,${base64}`)).blob());
      await writer.close();
    }
  }, files);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('searchbox').waitFor();
}

/** The text of a file in the copy; undefined if it does not exist or is being written. */
export function readCopy(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    const name = names.pop() ?? '';
    for (const each of names) folder = await folder.getDirectoryHandle(each);
    const read = async () => (await (await folder.getFileHandle(name)).getFile()).text();
    return read().catch(() => undefined);
  }, path.split('/'));
}

export async function openEntry(page: Page, collection: string, entry: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${collection}/entries/${entry}`);
}

export async function field(page: Page, language: string, path: string): Promise<Locator> {
  // A file without words has no language.
  const pane = page
    .locator(`[data-locale="${language}"], [data-locale="_default"]`)
    .and(page.locator('[data-mode="edit"]'));
  const at = (names: readonly string[]) => pane.locator(`[data-key-path="${names.join('.')}"]`);
  const names = path.split('.');
  // The admin renders fields lazily, some time after they are scrolled to.
  await expect(async () => {
    await pane.locator('[data-key-path]').last().scrollIntoViewIfNeeded({ timeout: 3000 });
    for (const index of names.keys())
      await at(names.slice(0, index + 1)).evaluate((part) => part.scrollIntoView(), undefined, {
        timeout: 3000,
      });
  }).toPass();
  return at(names).locator('input, textarea').first();
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Saves the open form and waits until it is closed: opened before that, the next one is empty. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
}
