import { formOf, letter, openForm, places, words } from './form-page';
import { expect, test } from './test';

const { failure, success } = words.contact;

for (const mode of ['400', '429', '500', '502', 'reset']) {
  for (const place of places) {
    test(`${place.path} loses nothing: ${mode}`, async ({ page, mailbox }) => {
      await mailbox.answer(mode);
      const form = await openForm(page, place.path);
      await form.fill();
      await form.send.click();
      await expect(form.status).toHaveText(place.failure);
      await expect(form.send).toBeFocused();
      expect(await form.values()).toEqual(letter);
      expect(await mailbox.messages()).toEqual([]);

      await page.reload();
      await form.message.focus();
      await expect.poll(form.values).toEqual(letter);
      await mailbox.answer('ok');
      await form.send.click();
      await expect(form.status).toHaveText(place.success);
      expect(await mailbox.messages()).toHaveLength(1);
    });
  }
}

test('loses nothing: offline', async ({ page, context, mailbox }) => {
  const form = await openForm(page, '/contact/');
  await form.fill();
  await form.kept();
  await context.setOffline(true);
  await form.send.click();
  await expect(form.status).toHaveText(failure);
  expect(await form.values()).toEqual(letter);

  await context.setOffline(false);
  await form.send.click();
  await expect(form.status).toHaveText(success);
  expect(await mailbox.messages()).toHaveLength(1);
});

for (const [what, mode] of [
  ['no answer', 'silent'],
  ['an answer after 20 s', 'slow'],
] as const) {
  test(`gives up after 15 s and loses nothing: ${what}`, async ({ page, mailbox }) => {
    await mailbox.answer(mode);
    const form = await openForm(page, '/contact/');
    await form.fill();
    await form.kept();
    const begun = Date.now();
    await form.send.click();
    await expect(form.status).toHaveText(words.sending);
    await expect(form.status).toHaveText(failure, { timeout: 17_000 });
    expect(Date.now() - begun).toBeGreaterThan(14_500);
    expect(await form.values()).toEqual(letter);
    await form.kept();
  });
}

test('waits for a slow answer', async ({ page, mailbox }) => {
  await mailbox.answer('slow', { seconds: 4 });
  const form = await openForm(page, '/contact/');
  await form.fill();
  await form.send.click();
  await expect(form.send).toBeDisabled();
  await expect(form.status).toHaveText(success, { timeout: 8000 });
});

for (const mode of ['other-body', 'accepted']) {
  test(`takes status 200 or the body 'OK' for a success: ${mode}`, async ({ page, mailbox }) => {
    await mailbox.answer(mode);
    const form = await openForm(page, '/contact/');
    await form.fill();
    await form.send.click();
    await expect(form.status).toHaveText(success);
  });
}

test('works where the device refuses to keep anything', async ({ page, mailbox, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/contact/');
  const form = formOf(page);
  await form.fill();
  await mailbox.answer('500', { times: 1 });
  await form.send.click();
  await expect(form.status).toHaveText(failure);
  expect(await form.values()).toEqual(letter);
  await form.send.click();
  await expect(form.status).toHaveText(success);
  expect(complaints.filter((text) => text.includes('refused'))).toEqual([]);
});
