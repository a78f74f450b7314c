import { expectNoDraft, formHydrated, formOf, letter, openForm, places, words } from './form-page';
import { expect, test } from './test';

const empty = { name: '', email: '', message: '' };

for (const { path } of places) {
  test(`${path} keeps what was typed: reload, closed tab`, async ({ page, context }) => {
    const form = await openForm(page, path);
    await form.fill();
    await form.kept();
    await page.reload();
    await form.message.focus();
    await expect.poll(form.values).toEqual(letter);

    await page.close();
    const reopened = await openForm(await context.newPage(), path);
    await expect.poll(reopened.values).toEqual(letter);
  });
}

test('what was begun on one page can be ended on the other', async ({ page, mailbox }) => {
  const home = await openForm(page, '/');
  await home.fill();
  await home.kept();
  await page.goto('/blinds/');
  const contact = await openForm(page, '/contact/');
  await expect.poll(contact.values).toEqual(letter);
  await contact.send.click();
  await expect(contact.status).toHaveText(words.contact.success);
  expect(await mailbox.messages()).toHaveLength(1);
});

test('the last words are kept when the tab closes', async ({ page, context }) => {
  const form = await openForm(page, '/contact/');
  await form.fill();
  await form.kept();
  await form.message.press('End');
  await form.message.pressSequentially(' Soon');
  await page.close({ runBeforeUnload: true });
  const reopened = await openForm(await context.newPage(), '/contact/');
  await expect(reopened.message).toHaveValue(`${letter.message} Soon`);
});

test('sent, it is gone from the device', async ({ page }) => {
  const form = await openForm(page, '/contact/');
  await form.fill();
  await form.kept();
  await form.send.click();
  await expect(form.status).toHaveText(words.contact.success);
  await expectNoDraft(page);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(left).not.toContain('Two windows');
  await page.reload();
  await form.message.focus();
  await formHydrated(page);
  expect(await form.values()).toEqual(empty);
});

test('sent on one page, it does not come back on the other', async ({ page }) => {
  const home = await openForm(page, '/');
  await home.fill();
  await home.kept();
  const contact = await openForm(page, '/contact/');
  await expect.poll(contact.values).toEqual(letter);
  await contact.send.click();
  await expect(contact.status).toHaveText(words.contact.success);
  await page.goBack();
  await home.message.focus();
  await expect.poll(home.values).toEqual(empty);
  await expectNoDraft(page);
});

test('changed on one page, it comes back changed on the other', async ({ page }) => {
  const home = await openForm(page, '/');
  await home.fill();
  await home.kept();
  const contact = await openForm(page, '/contact/');
  await expect.poll(contact.values).toEqual(letter);
  await contact.message.fill('Three windows');
  await contact.kept('Three windows');
  await page.goBack();
  await home.message.focus();
  await expect(home.message).toHaveValue('Three windows');
});

test('early typing and the draft both stay', async ({ page }) => {
  const form = await openForm(page, '/contact/');
  await form.fill();
  await form.kept();
  await page.goto('/');
  await page.goto('/contact/', { waitUntil: 'commit' });
  await formOf(page).message.fill('One more thing');
  await expect
    .poll(() => form.message.inputValue())
    .toMatch(/^(Two windows, 240 × 260 cm\.\n\n)?One more thing$/);
});
