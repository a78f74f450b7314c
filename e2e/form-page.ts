import type { Locator, Page } from '@playwright/test';
import { getDictionary } from '../content/dictionary';
import { expect } from './test';

export const { form: words } = getDictionary('en');

/** The two pages with the form, and their messages. */
export const places = [
  { path: '/', ...words.home },
  { path: '/contact/', ...words.contact },
] as const;

export const letter = {
  name: 'Noor Al-Kuwari',
  email: 'noor@example.com',
  message: 'Two windows, 240 × 260 cm.',
};

type Letter = typeof letter;

/** Page object of the form, by accessible names. */
export interface FormPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly send: Locator;
  readonly status: Locator;
  fill(values?: Partial<Letter>): Promise<void>;
  /** The three fields' values. */
  values(): Promise<Letter>;
  /** Waits until the draft is stored. */
  expectStored(message?: string): Promise<void>;
}

const draft = (page: Page) => page.evaluate(() => localStorage.getItem('message-draft'));

/** Expects that no draft is stored. */
export async function expectNoDraft(page: Page): Promise<void> {
  await expect.poll(() => draft(page)).toBeNull();
}

export function formOf(page: Page): FormPage {
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
    async fill(values = {}) {
      const all = { ...letter, ...values };
      await name.fill(all.name);
      await email.fill(all.email);
      await message.fill(all.message);
    },
    values: async () => ({
      name: await name.inputValue(),
      email: await email.inputValue(),
      message: await message.inputValue(),
    }),
    async expectStored(text = letter.message) {
      await expect.poll(() => draft(page)).toContain(JSON.stringify(text).slice(1, -1));
    },
  };
}

/** Waits until the form is hydrated and a draft restored. */
export async function formHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.pageState.hydrated?.form);
}

/** Opens a page with the form; focus starts hydration. */
export async function openForm(page: Page, path: string): Promise<FormPage> {
  await page.goto(path);
  const form = formOf(page);
  await form.message.focus();
  return form;
}
