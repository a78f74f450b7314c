import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { locales } from '../config/locales';
import { filesIn } from '../scripts/check/entries';
import { field, openAdmin, openEntry, readCopy, save } from './support/admin-page';
import { expect, test } from './support/test';

const isTranslated = locales.includes('ar');

const [curtain = ''] = filesIn('content/categories/curtains').map((name) => name.split('.')[0]);

/** Forms of a folder, of words, of numbers. */
const targets = [
  { collection: 'curtains', entry: curtain, file: `content/categories/curtains/${curtain}` },
  { collection: 'shop', entry: 'site', file: 'content/site' },
  { collection: 'shop', entry: 'prices', file: 'content/prices' },
];

/** Lines that a file did not have, wherever they are: the admin orders fields as the schema does. */
const changedLines = (before: string, after: string) => {
  const [old, lines] = [before, after].map((text) => text.replace(/,$/gm, '').split('\n'));
  expect(lines).toHaveLength(old?.length ?? 0);
  return lines?.filter((line) => !old?.includes(line));
};

async function changeFields(page: Page): Promise<void> {
  for (const { collection, entry, file } of targets) {
    await test.step(entry, async () => {
      await openEntry(page, collection, entry);
      const isPrice = entry === 'prices';
      const changes = [
        { language: 'en', at: `${file}.json`, added: isPrice ? '98760' : ' – trièd’' },
        { language: 'ar', at: `${file}.ar.json`, added: ' تجربة' },
      ].filter(({ language }) => language === 'en' || (isTranslated && !isPrice));
      for (const { language, added } of changes) {
        const input = await field(page, language, isPrice ? 'minimum' : 'words.name');
        await input.fill(isPrice ? added : (await input.inputValue()) + added);
      }
      await save(page);
      for (const { at, added } of changes) {
        await expect.poll(async () => (await readCopy(page, at)) ?? '').toContain(added);
        const text = (await readCopy(page, at)) ?? '';
        const lines = changedLines(readFileSync(at, 'utf8'), text);
        expect(lines).toEqual([expect.stringContaining(added)]);
      }
    });
  }
}

async function uploadPhotograph(page: Page): Promise<void> {
  await openEntry(page, 'pages', 'homePage');
  await field(page, 'en', 'slides');
  const slides = page.locator('[data-locale="en"] [data-key-path="slides"]').first();
  await slides.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await slides
    .getByRole('button', { name: /Add .?Picture/ })
    .first()
    .click();

  const dialog = page.getByRole('dialog').first();
  // The second one is that of the evening.
  await dialog
    .getByRole('button', { name: /Browse/ })
    .first()
    .click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Upload/ }).click();
  const photograph = sharp({
    create: { width: 900, height: 600, channels: 3, background: '#a08060' },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } })
    .jpeg();
  await (await chooser).setFiles({
    name: 'IMG_2034 ستارة.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph.toBuffer(),
  });
  await page.getByRole('button', { name: 'Insert' }).click();
  const words = dialog.locator('[data-key-path="words"]');
  const shows = dialog.locator('[data-key-path="words.alt"] textarea');
  const add = dialog.getByRole('button', { name: 'Add', exact: true }).last();
  const arabic = dialog.getByRole('radio', { name: 'Arabic' });
  const soon = { timeout: 2000 };
  // The form is rendered again as the picture arrives, and drops what was typed until then; fields out of view are not rendered.
  await expect(async () => {
    await words.evaluate((part) => part.scrollIntoView(), undefined, soon);
    await shows.fill('Brown curtains across a wide window', soon);
    await add.click(soon);
    if (isTranslated) await expect(arabic).toBeVisible(soon);
    else await expect(dialog).toBeHidden(soon);
  }).toPass();
  if (isTranslated) {
    await expect(page.getByRole('alert').filter({ hasText: 'Please correct' })).toBeVisible();
    await arabic.click();
    // The fields of the other language come a moment later.
    await expect(shows).toHaveValue('');
    await shows.fill('ستائر بنية على نافذة عريضة في صالة عرضنا');
    await add.click();
  }
  await save(page);

  const entry = 'content/pictures/picture-brown-curtains-across-a-wide-window';
  const file = '/pictures/img_2034-start.webp';
  await expect.poll(() => readCopy(page, `${entry}.json`)).toContain(file);
  if (isTranslated) expect(await readCopy(page, `${entry}.ar.json`)).toContain('ستائر بنية');
  expect(await readCopy(page, 'content/pages/home.json')).toContain(file);
  // Without its location.
  expect(await readCopy(page, `content/media${file}`)).not.toContain('Exif');
}

async function openNamedField(page: Page): Promise<void> {
  const form = './#/collections/shop/entries/site';
  const named = { place: 'City', form, field: 'words.address.city', language: 'en' };
  await page.route('**/admin/notices', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify([{ ...named, message: 'is missing' }])}\n\n`,
    }),
  );
  await page.route('**/admin/notices.js', (route) => route.fulfill({ path: 'admin/notices.js' }));
  await page.addScriptTag({ type: 'module', url: '/admin/notices.js' });
  await openEntry(page, 'shop', 'hours');
  await page.getByRole('link', { name: 'City', exact: true }).click();
  await expect(await field(page, 'en', 'words.address.city')).toBeFocused();
}

test('forms change their line alone, upload pictures, and open the field that a notice names', async ({
  page,
}) => {
  const outside: string[] = [];
  page.on('requestfinished', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url());
  });
  const edited = [...targets.map(({ file }) => file), 'content/pages/home', 'content/hours'];
  const paths = edited.flatMap((file) => [`${file}.json`, `${file}.ar.json`]);
  await openAdmin(page, paths.filter(existsSync));
  await test.step('a change of one field changes only its line', () => changeFields(page));
  await test.step('a photograph is uploaded in a page’s form', () => uploadPhotograph(page));
  await test.step('the bar opens the field that it names', () => openNamedField(page));
  // Editor, fonts and icons are self-hosted; the page's policy blocks other hosts.
  expect(outside).toEqual([]);
});
