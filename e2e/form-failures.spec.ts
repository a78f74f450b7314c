import type { Page } from '@playwright/test';
import { sendFormPath } from '../components/forms/email-service';
import { formHydrated, formOf, letter, openForm, places, words } from './form-page';
import { drawn } from './hydrated';
import { type Answer, answerPosts, expect, holdPosts, test } from './test';

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

for (const place of places) {
  test(`${place.path} loses nothing, whatever the service answers`, async ({ page, mailbox }) => {
    const form = await openForm(page, place.path);
    await form.fill();
    for (const [what, trouble] of Object.entries(troubles)) {
      const posts = await answerPosts(page, trouble);
      const asked = page.waitForRequest(posts);
      await form.send.click();
      await asked;
      await expect(form.status, what).toHaveText(place.failure);
      await expect(form.send, what).toBeFocused();
      expect(await form.values(), what).toEqual(letter);
      await page.unroute(posts);
    }
    expect(await mailbox.messages()).toEqual([]);

    await page.reload();
    await form.message.focus();
    await expect.poll(form.values).toEqual(letter);
    await form.send.click();
    await expect(form.status).toHaveText(place.success);
    expect(await mailbox.messages()).toHaveLength(1);
  });
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

/** Gives the page a clock of the test's; the form's time limit goes by it, too. */
async function ownClock(page: Page): Promise<void> {
  await page.clock.install();
}

/** Stops the page's clock once the form works: however long the machine takes from here, for the page no time passes. */
async function stopClock(page: Page): Promise<void> {
  await formHydrated(page);
  // Only a time to come can be stopped at.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

test('waits 15 s for an answer, then gives up and loses nothing, even if it comes', async ({
  page,
}) => {
  await ownClock(page);
  const letGo = await holdPosts(page);
  const form = await openForm(page, '/contact/');
  await form.fill();
  await form.kept();
  await stopClock(page);
  const posted = page.waitForRequest(`**${sendFormPath}`);
  const given = page.waitForEvent('requestfailed');
  await form.send.click();
  await posted;
  await page.clock.fastForward(14_000);
  await expect(form.send).toBeDisabled();
  await expect(form.status).toHaveText(words.sending);
  await page.clock.fastForward(1000);
  await expect(form.status).toHaveText(failure);
  expect((await given).url()).toContain(sendFormPath);
  letGo();
  await page.clock.resume();
  await drawn(page);
  await expect(form.status).toHaveText(failure);
  expect(await form.values()).toEqual(letter);
  await form.kept();
});

test('takes an answer that comes late', async ({ page, mailbox }) => {
  await ownClock(page);
  const letGo = await holdPosts(page);
  const form = await openForm(page, '/contact/');
  await form.fill();
  await stopClock(page);
  const posted = page.waitForRequest(`**${sendFormPath}`);
  await form.send.click();
  await posted;
  await page.clock.fastForward(14_000);
  letGo();
  await expect(form.status).toHaveText(success);
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
