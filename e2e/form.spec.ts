import type { Request } from '@playwright/test';
import { expectNoDraft, formOf, letter, openForm, places, words } from './form-page';
import { basePath } from './published';
import { expect, holdPosts, test } from './test';

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
  test(`${path} sends a message and says so`, async ({ page, mailbox, complaints }) => {
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
    expect(complaints).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} sends a message`, async ({ page, mailbox }) => {
      await page.goto(path);
      const form = formOf(page);
      await expect(page.getByText('Up to 16,000 characters')).toBeVisible();
      await form.fill({ message: 'مرحبا\r\n🪟' });
      const posted = page.waitForRequest('**/send-form');
      await form.send.click();
      const fields = { ...letter, message: 'مرحبا\r\n🪟', ...ids };
      expect(bodyText(await posted)).toBe(multipart(fields));
      await expect(page.locator('body')).toHaveText('OK');
      expect(await mailbox.messages()).toEqual([fields]);
    });
  });
}

test('a message sent before the scripts are there arrives too', async ({ page, mailbox }) => {
  await page.goto('/contact/', { waitUntil: 'commit' });
  const form = formOf(page);
  await form.fill();
  await form.send.click();
  await expect(form.status).toHaveText(words.contact.success);
  expect(await mailbox.messages()).toHaveLength(1);
});

test('what is written arrives unchanged', async ({ page, mailbox }) => {
  for (const [what, message] of [
    ['right-to-left text', 'ستائر معتمة لغرفة النوم، مقاس ٢٤٠ سم \u200F— شكرًا'],
    ['emoji', '👩‍👩‍👧‍👦🇶🇦🪟 ok'],
    ['lines, spaces and signs', '  a\n\n\tb & <b> "c" \\ % \u00A0 \n'],
    ['10 000 characters', `${'Ab ش🪟'.repeat(1999)}Ab ش.`],
  ] as const) {
    const form = await openForm(page, '/contact/');
    await form.fill({ message });
    await form.send.click();
    await expect(form.status, what).toHaveText(words.contact.success);
    const sent = (await mailbox.messages()).map((each) => each.message);
    // Forms send line ends as CRLF.
    expect(sent, what).toContain(message.replaceAll('\n', '\r\n'));
  }
});

test('sends once: a double click', async ({ page, mailbox }) => {
  const letGo = await holdPosts(page);
  const form = await openForm(page, '/');
  await form.fill();
  await form.send.dblclick();
  await expect(form.send).toHaveText(words.sending);
  await expect(form.send).toBeDisabled();
  await expect(form.send).toBeFocused();
  await expect(form.status).toHaveText(words.sending);
  letGo();
  await expect(form.status).toHaveText(words.home.success);
  expect(await mailbox.messages()).toHaveLength(1);
});

for (const { path, success } of places) {
  test(`${path} sends once: Enter held down`, async ({ page, mailbox }) => {
    const form = await openForm(page, path);
    await form.fill();
    await form.email.focus();
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.down('Enter');
    }
    await page.keyboard.up('Enter');
    await expect(form.status).toHaveText(success);
    expect(await mailbox.messages()).toHaveLength(1);
  });
}

test('home asks the browser to validate, contact asks once and sends what there is', async ({
  page,
  mailbox,
}) => {
  const home = await openForm(page, '/');
  await home.send.click();
  await expect(home.name).toBeFocused();
  await home.fill({ email: 'noor' });
  await home.send.click();
  await expect(home.email).toBeFocused();
  expect(await mailbox.messages()).toEqual([]);
  await home.fill({ name: '', email: '', message: '' });

  const contact = await openForm(page, '/contact/');
  await contact.send.click();
  await expect(contact.email).toBeFocused();
  await expect(contact.email).toHaveAccessibleDescription(new RegExp(words.address.missing));
  expect(await mailbox.messages()).toEqual([]);
  await contact.send.click();
  await expect(contact.status).toHaveText(words.contact.success);
  expect(await mailbox.messages()).toEqual([{ ...empty, ...ids }]);
});

test('the length is told before it is reached', async ({ page }) => {
  const form = await openForm(page, '/');
  await form.message.fill('x'.repeat(14_400));
  await expect(form.message).toHaveAccessibleDescription('Up to 16,000 characters');
  await expect(page.getByText('characters left')).toHaveCount(0);
  await form.message.press('x');
  await expect(form.message).toHaveAccessibleDescription('1,599 characters left');
  await expect(page.getByText('1,599 characters left').first()).toBeVisible();
});

test('no key and no reader meets the trap', async ({ page }) => {
  const form = await openForm(page, '/contact/');
  await expect(page.getByRole('textbox', { name: words.trap })).toHaveCount(0);
  await form.message.focus();
  await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
});
