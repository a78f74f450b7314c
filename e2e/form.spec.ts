/** The message form from page to mailbox; unit tests cover its states and draft. */
import type { Request } from '@playwright/test';
import { expectNoDraft, formHydrated, formOf, letter, openForm, places, words } from './form-page';
import { basePath } from './published';
import { expect, mockPosts, test } from './test';

const empty = { name: '', email: '', message: '' };
const ids = {
  lib_version: '4.4.1',
  service_id: process.env.NEXT_PUBLIC_EMAIL_SERVICE_ID ?? 'local-preview',
  template_id: process.env.NEXT_PUBLIC_EMAIL_TEMPLATE_ID ?? 'local-preview',
  user_id: process.env.NEXT_PUBLIC_EMAIL_USER_ID ?? 'local-preview',
};

/** The bytes of a multipart body, its chosen boundary replaced. */
function bodyText(request: Request): string {
  const [, boundary = ''] = /boundary=(.*)$/.exec(request.headers()['content-type'] ?? '') ?? [];
  return (request.postDataBuffer()?.toString('utf8') ?? '').replaceAll(boundary, 'boundary');
}

function multipart(fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--boundary\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--boundary--\r\n`;
}

for (const { path, success } of places) {
  test(`${path} sends a message and confirms it`, async ({ page, mailbox, consoleErrors }) => {
    const form = await openForm(page, path);
    await form.fill();
    const posted = page.waitForRequest('**/send-form');
    await form.send.click();
    await expect(form.status).toHaveText(success);
    await expect(form.status).toBeFocused();
    const request = await posted;
    expect(request.method()).toBe('POST');
    expect(new URL(request.url()).pathname).toBe('/api/v1.0/email/send-form');
    expect(bodyText(request)).toBe(multipart({ ...letter, ...ids }));
    expect(await mailbox.messages()).toEqual([{ ...letter, ...ids }]);
    expect(await form.values()).toEqual(empty);
    expect(new URL(page.url()).pathname).toBe(`${basePath}${path}`);
    await expectNoDraft(page);
    expect(consoleErrors).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message arrives as the browser posts it', { tag: '@core' }, async ({ page, mailbox }) => {
    await page.goto('/');
    const form = formOf(page);
    const message = 'مرحبا\r\n🪟';
    await form.fill({ message });
    const posted = page.waitForRequest('**/send-form');
    await form.send.click();
    expect(bodyText(await posted)).toBe(multipart({ ...letter, message, ...ids }));
    await expect(page.locator('body')).toHaveText('OK');
    expect(await mailbox.messages()).toEqual([{ ...letter, message, ...ids }]);
  });
});

test('a message sent before the scripts are loaded arrives, too', async ({ page, mailbox }) => {
  await page.goto('/contact/', { waitUntil: 'commit' });
  const form = formOf(page);
  await form.fill();
  await form.send.click();
  await expect(form.status).toHaveText(words.contact.success);
  expect(await mailbox.messages()).toHaveLength(1);
});

test('a message arrives unchanged', async ({ page, mailbox }) => {
  for (const message of [
    'ستائر معتمة لغرفة النوم، مقاس ٢٤٠ سم \u200F— شكرًا 👩‍👩‍👧‍👦🇶🇦',
    '  a\n\n\tb & <b> "c" \\ % \u00A0 \n',
    `${'Ab ش🪟'.repeat(1999)}Ab ش.`,
  ]) {
    const form = await openForm(page, '/contact/');
    await form.fill({ message });
    await form.send.click();
    await expect(form.status).toHaveText(words.contact.success);
    const [sent] = await mailbox.messages();
    // Forms submit line breaks as CRLF.
    expect(sent?.message).toBe(message.replaceAll('\n', '\r\n'));
  }
});

test('a draft outlives a reload, a closed tab and a change of pages, and is gone once sent', async ({
  page,
  context,
}) => {
  const form = await openForm(page, '/contact/');
  await form.fill();
  await form.expectStored();
  await page.reload();
  await form.message.focus();
  await expect.poll(form.values).toEqual(letter);
  await page.close();

  const tab = await context.newPage();
  const home = await openForm(tab, '/');
  await expect.poll(home.values).toEqual(letter);
  const contact = await openForm(tab, '/contact/');
  await expect.poll(contact.values).toEqual(letter);
  await contact.send.click();
  await expect(contact.status).toHaveText(words.contact.success);
  await expectNoDraft(tab);
  const left = await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(left).not.toContain(letter.message);
  // The browser restores the fields.
  await tab.goBack();
  await home.message.focus();
  await formHydrated(tab);
  await expect.poll(home.values).toEqual(empty);
});

test('the draft is stored on leaving the page', async ({ page }) => {
  const form = await openForm(page, '/contact/');
  await formHydrated(page);
  await form.fill();
  await form.message.pressSequentially(' Soon');
  await page.goto('/about/');
  await openForm(page, '/');
  await expect(form.message).toHaveValue(`${letter.message} Soon`);
});

test('nothing is lost when the service fails or the line is gone', async ({
  page,
  context,
  mailbox,
}) => {
  const form = await openForm(page, '/contact/');
  await form.fill();
  const body = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';
  const posts = await mockPosts(page, { status: 502, contentType: 'text/html', body });
  for (const line of ['a page of errors', 'no line']) {
    await context.setOffline(line === 'no line');
    const asked = page.waitForRequest(posts);
    await form.send.click();
    await asked;
    await expect(form.status, line).toHaveText(words.contact.failure);
    await expect(form.send, line).toBeFocused();
    expect(await form.values(), line).toEqual(letter);
    await page.unroute(posts);
  }
  await context.setOffline(false);
  await form.send.click();
  await expect(form.status).toHaveText(words.contact.success);
  expect(await mailbox.messages()).toHaveLength(1);
});
