import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDictionary } from '@/lib/content/dictionary';
import { draftKey } from './form-draft';
import { fieldNames } from './form-fields';
import {
  contact,
  fetchStub,
  field,
  fillIn,
  freshStart,
  holdAnswer,
  home,
  sendButton,
  status,
} from './testing';

const { form: words } = getDictionary('en');

beforeEach(freshStart);

const pages = [
  ['home', home, words.home],
  ['contact', contact, words.contact],
] as const;

test.each(pages)('%s: sending, then success', async (_, page, messages) => {
  render(page);
  const user = await fillIn();
  const answer = holdAnswer();
  await user.click(sendButton());

  const button = screen.getByRole('button', { name: words.sending });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  expect(status()).toHaveTextContent(words.sending);
  expect(field('message')).toHaveAttribute('readonly');

  await answer(200, 'OK');
  expect(status()).toHaveTextContent(messages.success);
  expect(status()).toHaveFocus();
  for (const name of fieldNames) expect(field(name)).toHaveValue('');
  expect(field('message')).not.toHaveAttribute('readonly');
  expect(localStorage).toHaveLength(0);

  // ContactForm.test.tsx proves what the form contains.
  const [address, { body }] = fetchStub.mock.calls[0];
  expect(address).toBe('http://localhost/api/v1.0/email/send-form');
  expect(body.get('message')).toBe('Two windows');

  await user.type(field('name'), 'S');
  expect(status()).toBeEmptyDOMElement();
});

test.each([
  [413, 'tooLong'],
  [429, 'tooMany'],
  [400, 'refused'],
  [503, 'down'],
] as const)('%i has a message of its own', async (code, reason) => {
  render(home);
  const user = await fillIn();
  fetchStub.mockResolvedValueOnce({ status: code, text: async () => '' });
  await user.click(sendButton());
  expect(await screen.findByText(words.failures[reason])).toBeVisible();
  expect(screen.getByText(words.home.failure)).toBeVisible();
});

test('a long message goes to the chat cut, with its last link', async () => {
  const link = 'https://example.com/measure/#plan=zAAAA';
  const message = `${'ن'.repeat(5000)}\n\n${link}\n\nWhen?`;
  localStorage.setItem(draftKey, JSON.stringify({ message, name: 'N', email: 'n@a.qa' }));
  render(home);
  fetchStub.mockResolvedValueOnce({ status: 413, text: async () => '' });
  await userEvent.setup().click(sendButton());
  await waitFor(() => expect(chatText()).toMatch(/^ن{1500}…\n\n/));
  expect(chatText()?.endsWith(link)).toBe(true);
});

const chatText = () => {
  const chat = screen.getByRole('link', { name: (name) => name.includes(words.sendByChat) });
  return new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
};

test.each(pages)('%s: failure keeps every word', async (_, page, messages) => {
  render(page);
  const user = await fillIn();
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(sendButton());
  await waitFor(() => expect(status()).toHaveTextContent(messages.failure));
  expect(field('name')).toHaveValue('Noor');
  expect(field('message')).toHaveValue('Two windows');
  expect(sendButton()).toHaveFocus();
  expect(sendButton()).not.toHaveAttribute('aria-disabled');
  await waitFor(() => expect(chatText()).toBe('Two windows\n\nNoor\n\nnoor@example.com'));
  expect(localStorage.getItem(draftKey)).toContain('Two windows');

  await user.click(sendButton());
  expect(status()).toHaveTextContent(messages.success);
});

test('sends once for repeated submits', async () => {
  render(home);
  const user = await fillIn();
  const answer = holdAnswer();
  const form = screen.getByRole('form');
  await user.dblClick(sendButton());
  fireEvent.submit(form);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  await answer(200, 'OK');
  // The second click of a double click, after a fast response.
  fireEvent.submit(form);
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test('Enter held down counts once, and still makes lines in the message', () => {
  render(home);
  const held = { key: 'Enter', repeat: true };
  expect(fireEvent.keyDown(field('name'), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(field('name'), held)).toBe(false);
  expect(fireEvent.keyDown(sendButton(), held)).toBe(false);
  expect(fireEvent.keyDown(field('message'), held)).toBe(true);
});

test.each([
  ['', true],
  ['noor', true],
  ['noor@example.com', false],
])(
  'contact sends whatever there is; with the address ‘%s’ it says so if nobody can answer',
  async (email, isSaid) => {
    render(contact);
    const user = userEvent.setup();
    if (email) await user.type(field('email'), email);
    await user.click(sendButton());
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(fetchStub.mock.calls[0][1].body.get('email')).toBe(email);
    expect(status()).toHaveTextContent(words.contact.success);
    expect(screen.queryAllByText(words.unanswerable)).toHaveLength(isSaid ? 1 : 0);
    await user.type(field('email'), 'n');
    expect(screen.queryByText(words.unanswerable)).not.toBeInTheDocument();
  },
);

test('with a filled-in honeypot nothing is sent until the second press', async () => {
  const { container } = render(home);
  const user = await fillIn();
  const trap = container.querySelector<HTMLInputElement>('[name="website"]');
  if (!trap) throw new Error('no trap');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox', { name: words.trap })).not.toBeInTheDocument();
  fireEvent.input(trap, { target: { value: 'https://robot.example' } });
  await user.click(sendButton());
  expect(status()).toHaveTextContent(words.trapped);
  expect(field('message')).toHaveValue('Two windows');
  expect(fetchStub).not.toHaveBeenCalled();
  // As a password manager would.
  fireEvent.input(trap, { target: { value: 'https://robot.example' } });
  await user.click(sendButton());
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(status()).toHaveTextContent(words.home.success);
});
