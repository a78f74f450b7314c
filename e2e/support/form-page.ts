import type { Page } from '@playwright/test';
import { getDictionary } from '../../lib/content/dictionary';
import { siteKey } from '../../lib/text/stored-texts';
import { expect } from './test';

export const { form: words } = getDictionary('en');

export const letter = {
  name: 'Noor Al-Kuwari',
  email: 'noor@example.com',
  message: 'Two windows, 240 × 260 cm.',
};

type Letter = typeof letter;

export async function expectNoDraft(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), siteKey('message-draft')))
    .toBeNull();
}

export function formOf(page: Page) {
  const form = page.getByRole('form', { name: words.label });
  const name = form.getByLabel(words.name, { exact: true });
  const email = form.getByLabel(words.email, { exact: true });
  const message = form.getByLabel(words.message, { exact: true });
  return {
    name,
    email,
    message,
    send: form.getByRole('button'),
    status: form.getByRole('status'),
    async fill(values: Partial<Letter> = {}) {
      const all = { ...letter, ...values };
      await name.fill(all.name);
      await email.fill(all.email);
      await message.fill(all.message);
    },
    values: async (): Promise<Letter> => ({
      name: await name.inputValue(),
      email: await email.inputValue(),
      message: await message.inputValue(),
    }),
  };
}

/** Waits until the form is hydrated and a draft restored. */
export async function formHydrated(page: Page): Promise<void> {
  await page.locator('[data-component=FormEnhancer][data-ready]').waitFor({ state: 'attached' });
}

export async function openForm(page: Page, path: string) {
  await page.goto(path);
  const form = formOf(page);
  await form.message.focus();
  return form;
}
