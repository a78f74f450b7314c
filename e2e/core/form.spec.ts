import { sendFormPath } from '../../components/forms/email-service';
import { form as words } from '../../content/en/form';
import { postsElsewhere } from '../published';
import { expect, test } from './test';

const letter = {
  name: 'Noor Al-Kuwari',
  email: 'noor@example.com',
  message: 'Two windows, 240 × 260 cm. شكرًا',
};

/** Only Playwright's own browsers lead posts of a published build to the mailbox (e2e/published.ts). */
const noMailbox = 'The form of this build posts to the e-mail service, which no test may reach';

/** Whether the form's message is a text. Runs in the page. */
const said = (text: string) =>
  [...document.querySelectorAll('form [role="status"]')].some((one) => one.textContent === text);

test('the home page’s form says what is missing, then sends', async ({ visitor, mailbox }) => {
  test.skip(postsElsewhere, noMailbox);
  await visitor.goto('/');
  await visitor.click('button', words.send);
  await visitor.until(
    'the name is asked for',
    () => document.activeElement?.id.endsWith('name') ?? false,
  );
  await visitor.write(words.name, letter.name);
  await visitor.write(words.email, 'noor');
  await visitor.write(words.message, letter.message);
  await visitor.click('button', words.send);
  await visitor.until('the e-mail is asked for', () => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement && field.type === 'email' && !field.validity.valid;
  });
  expect(await mailbox.messages()).toEqual([]);
  await visitor.write(words.email, letter.email);
  await visitor.click('button', words.send);
  await visitor.until('the success is said', said, words.home.success);
  expect(await mailbox.messages()).toEqual([expect.objectContaining(letter)]);
});

test('a failure is said, and nothing written is lost by a reload', async ({ visitor }) => {
  await visitor.answer(sendFormPath, 500);
  await visitor.goto('/contact/');
  await visitor.write(words.message, letter.message);
  await visitor.click('button', words.send);
  await visitor.until('the failure is said', said, words.contact.failure);
  await visitor.goto('/contact/');
  await visitor.press('Tab');
  await visitor.until(
    'the message stands there again',
    (text) => document.querySelector<HTMLTextAreaElement>('form textarea')?.value === text,
    letter.message,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScript: false });

  test('pages are whole, their menus open, and the form posts itself', async ({
    visitor,
    mailbox,
  }) => {
    test.skip(postsElsewhere, noMailbox);
    await visitor.resize(390, 844);
    await visitor.goto('/');
    await visitor.see('heading', 'Tell us about the window');
    await visitor.click('button', 'Menu');
    await visitor.see('link', 'Gallery', { within: '#navigation' });
    await visitor.press('Escape');
    await visitor.goto('/faq/');
    await visitor.click('summary', 'How long does a visit take?');
    await visitor.until('the answer is seen', () =>
      Boolean(document.querySelector('#how-long-does-a-visit-take p')?.checkVisibility()),
    );
    await visitor.goto('/contact/');
    await visitor.write(words.name, letter.name);
    await visitor.write(words.email, letter.email);
    await visitor.write(words.message, letter.message);
    await visitor.click('button', words.send);
    await expect.poll(() => mailbox.messages()).toEqual([expect.objectContaining(letter)]);
  });
});
