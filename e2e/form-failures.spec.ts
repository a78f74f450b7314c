import { setTimeout as wait } from 'node:timers/promises';
import { sendFormPath } from '../components/forms/email-service';
import { formOf, letter, openForm, places, words } from './form-page';
import { type Answer, answerPosts, expect, test } from './test';

const { failure, success } = words.contact;

/** 400 and 429 as EmailJS documents them (/send-form; limitRate); then what any service in trouble may send. */
const troubles: Readonly<Record<string, Answer>> = {
  '400': { status: 400, body: 'The user_id parameter is required' },
  '429': { status: 429, body: 'Too Many Requests' },
  '500': { status: 500, body: 'Internal Server Error' },
  '502 with a page': {
    status: 502,
    contentType: 'text/html',
    body: '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>',
  },
  'a broken connection': 'broken connection',
};

for (const [what, trouble] of Object.entries(troubles)) {
  for (const place of places) {
    test(`${place.path} loses nothing: ${what}`, async ({ page, mailbox }) => {
      const posts = await answerPosts(page, trouble);
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
      await page.unroute(posts);
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

test('gives up after 15 s without an answer, and loses nothing', async ({ page }) => {
  await answerPosts(page, 'silence');
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

test('an answer that comes too late changes nothing', async ({ page, mailbox }) => {
  await page.route(`**${sendFormPath}`, async (route) => {
    const response = await route.fetch();
    await wait(17_000);
    // The page has given up, so there may be nobody to answer.
    await route.fulfill({ response }).catch(() => undefined);
  });
  const form = await openForm(page, '/contact/');
  await form.fill();
  await form.send.click();
  await expect(form.status).toHaveText(failure, { timeout: 17_000 });
  await page.waitForTimeout(3000);
  await expect(form.status).toHaveText(failure);
  expect(await form.values()).toEqual(letter);
  await form.kept();
  expect(await mailbox.messages()).toHaveLength(1);
});

test('waits for a slow answer', async ({ page, mailbox }) => {
  await page.route(`**${sendFormPath}`, async (route) => {
    await wait(4000);
    await route.continue();
  });
  const form = await openForm(page, '/contact/');
  await form.fill();
  await form.send.click();
  await expect(form.send).toBeDisabled();
  await expect(form.status).toHaveText(success, { timeout: 8000 });
  expect(await mailbox.messages()).toHaveLength(1);
});

for (const accepted of [
  { status: 200, body: 'Queued' },
  { status: 202, body: 'OK' },
]) {
  test(`takes ${accepted.status} with '${accepted.body}' for a success`, async ({ page }) => {
    await answerPosts(page, accepted);
    const form = await openForm(page, '/contact/');
    await form.fill();
    await form.send.click();
    await expect(form.status).toHaveText(success);
  });
}

test('works where the device refuses to keep anything', async ({ page, complaints }) => {
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
  const posts = await answerPosts(page, { status: 500, body: 'Internal Server Error' });
  await form.send.click();
  await expect(form.status).toHaveText(failure);
  expect(await form.values()).toEqual(letter);
  await page.unroute(posts);
  await form.send.click();
  await expect(form.status).toHaveText(success);
  expect(complaints.filter((text) => text.includes('refused'))).toEqual([]);
});
