/** The message form from page to mailbox; unit tests cover its states and draft, core.spec.ts its validation. */
// docs/requirements.md 3.7, 7.1
import { page as exportedPage } from './support/exported';
import { expectNoDraft, formHydrated, formOf, letter, openForm, words } from './support/form-page';
import { expect, test } from './support/test';

const empty = { name: '', email: '', message: '' };

/** The build's account, which may be the owner's. */
const names = ['lib_version', 'service_id', 'template_id', 'user_id'];
const { $ } = exportedPage('contact/index.html');
const ids = Object.fromEntries(names.map((name) => [name, $(`[name=${name}]`).attr('value')]));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message arrives as the browser posts it', { tag: '@core' }, async ({ page, mailbox }) => {
    await page.goto('/');
    const form = formOf(page);
    const message = 'مرحبا\r\n🪟';
    await form.fill({ message });
    await form.send.click();
    await expect(page.locator('body')).toHaveText('OK');
    expect(await mailbox.messages()).toEqual([{ ...letter, message, ...ids }]);
  });
});

test('a draft outlives a reload, a closed tab and a change of pages, and is gone once sent', async ({
  page,
  context,
}) => {
  const form = await openForm(page, '/contact/');
  await formHydrated(page);
  await form.fill();
  // Stored at the latest on leaving.
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
