import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDictionary } from '@/lib/content/dictionary';
import { ContactForm } from './ContactForm';
import type { FieldName } from './form-fields';

const { form: words } = getDictionary('en');

export const home = <ContactForm locale="en" place="home" />;
export const contact = <ContactForm locale="en" place="contact" />;

export const field = (name: FieldName) => screen.getByRole('textbox', { name: words[name] });
export const sendButton = () => screen.getByRole('button', { name: words.send });
export const status = () => screen.getByRole('status');

export async function fillIn() {
  const user = userEvent.setup();
  await user.type(field('name'), 'Noor');
  await user.type(field('email'), 'noor@example.com');
  await user.type(field('message'), 'Two windows');
  return user;
}

export const fetchStub = jest.fn();

export function freshStart(): void {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = fetchStub.mockReset();
  fetchStub.mockResolvedValue({ status: 200, text: async () => 'OK' });
}

/** Delays the next response until the test releases it. */
export function holdAnswer(): (status: number, text: string) => Promise<void> {
  let give = (_: unknown) => {};
  fetchStub.mockReturnValueOnce(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  return (status, text) => act(async () => give({ status, text: async () => text }));
}
