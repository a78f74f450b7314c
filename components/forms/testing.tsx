import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from './ContactForm';

export const home = <ContactForm locale="en" place="home" />;
export const contact = <ContactForm locale="en" place="contact" />;

export const field = (name: string) => screen.getByRole('textbox', { name });
export const sendButton = () => screen.getByRole('button', { name: 'Send Message' });
export const status = () => screen.getByRole('status');

/** Types a whole message. */
export async function fillIn() {
  const user = userEvent.setup();
  await user.type(field('Name'), 'Noor');
  await user.type(field('E-mail'), 'noor@example.com');
  await user.type(field('Message'), 'Two windows');
  return user;
}

const fetchStub = jest.fn();

/** An empty device, and a service that takes every message. */
export function freshStart(): jest.Mock {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = fetchStub.mockReset();
  return fetchStub.mockResolvedValue({ status: 200, text: async () => 'OK' });
}

/** The next answer comes when the test says so. */
export function holdAnswer(): (status: number, text: string) => Promise<void> {
  let give = (_: unknown) => {};
  fetchStub.mockReturnValueOnce(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  return (status, text) => act(async () => give({ status, text: async () => text }));
}
