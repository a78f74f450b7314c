/** docs/requirements.md 5.2 to 5.6 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDictionary } from '@/lib/content/dictionary';
import { ContactForm } from './ContactForm';
import { draftKey, type FieldName, fieldNames, longest } from './draft';

const { form: words } = getDictionary('en');
const page = { locale: 'en', greeting: '' } as const;
const home = <ContactForm page={page} place="home" />;
const contact = <ContactForm page={page} place="contact" />;
const pages = [
  ['home', home, words.home],
  ['contact', contact, words.contact],
] as const;

const field = (name: FieldName) => screen.getByRole('textbox', { name: words[name] });
const sendButton = () => screen.getByRole('button', { name: words.send });
const status = () => screen.getByRole('status');
const chatText = () => {
  const chat = screen.getByRole('link', { name: (name) => name.includes(words.sendByChat) });
  return new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
};

async function fillIn() {
  const user = userEvent.setup();
  await user.type(field('name'), 'Noor');
  await user.type(field('email'), 'noor@example.com');
  await user.type(field('message'), 'Two windows');
  return user;
}

const fetchStub = jest.fn();
const answered = (status: number) => ({ status, text: async () => '' });

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = fetchStub.mockReset();
  fetchStub.mockResolvedValue(answered(200));
});

test('fields can be filled in by the browser, as far as the service takes them', () => {
  render(home);
  expect(field('name')).toHaveAttribute('autocomplete', 'name');
  expect(field('email')).toHaveAttribute('type', 'email');
  for (const name of fieldNames)
    expect(field(name)).toHaveAttribute('maxlength', String(longest[name]));
});

test.each(pages)('%s: sending, then success, once', async (_, page, messages) => {
  render(page);
  const user = await fillIn();
  let answer = (_: unknown) => {};
  const pending = new Promise((resolve) => {
    answer = resolve;
  });
  fetchStub.mockReturnValueOnce(pending);
  await user.dblClick(sendButton());

  const button = screen.getByRole('button', { name: words.sending });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(status()).toHaveTextContent(words.sending);
  expect(field('message')).toHaveAttribute('readonly');

  await act(async () => answer(answered(200)));
  expect(status()).toHaveTextContent(messages.success);
  for (const name of fieldNames) expect(field(name)).toHaveValue('');
  expect(field('message')).not.toHaveAttribute('readonly');
  expect(localStorage).toHaveLength(0);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  const [address, { body }] = fetchStub.mock.calls[0];
  expect(address).toBe('http://localhost/api/v1.0/email/send-form');
  expect(body.get('message')).toBe('Two windows');

  await user.type(field('name'), 'S');
  expect(status()).toBeEmptyDOMElement();
});

test.each(pages)('%s: failure keeps every word, and says why', async (_, page, messages) => {
  render(page);
  const user = await fillIn();
  fetchStub.mockResolvedValueOnce(answered(413));
  await user.click(sendButton());
  expect(status()).toHaveTextContent(messages.failure);
  expect(screen.getByText(words.failures.tooLong)).toBeVisible();
  expect(field('name')).toHaveValue('Noor');
  expect(field('message')).toHaveValue('Two windows');
  expect(sendButton()).toHaveFocus();
  expect(sendButton()).not.toHaveAttribute('aria-disabled');
  expect(chatText()).toBe('Two windows\n\nNoor\n\nnoor@example.com');
  expect(localStorage.getItem(draftKey)).toContain('Two windows');
  await user.type(field('message'), '!');
  expect(chatText()).toContain('windows!');
  await user.click(sendButton());
  expect(status()).toHaveTextContent(messages.success);
});

test.each(['', 'https://example.com/measure/#plan=zAAAA'])(
  'a long message goes to the chat cut, with its last link: %s',
  async (link) => {
    const message = `${'🪟'.repeat(5000)}\n\n${link}`;
    localStorage.setItem(draftKey, JSON.stringify({ message, email: 'n@a.qa' }));
    render(contact);
    fetchStub.mockResolvedValueOnce(answered(413));
    await userEvent.setup().click(sendButton());
    expect(chatText()).toBe(`${'🪟'.repeat(1500)}…\n\n${link}`.trimEnd());
  },
);

test.each([
  ['', 1],
  ['noor', 1],
  ['mailto:noor@example.com', 1],
  ['noor@example.com', 0],
])('contact sends any address, ‘%s’, and says if nobody can answer it', async (email, said) => {
  render(contact);
  const user = userEvent.setup();
  if (email) await user.type(field('email'), email);
  await user.click(sendButton());
  expect(fetchStub.mock.calls[0][1].body.get('email')).toBe(email);
  expect(status()).toHaveTextContent(words.contact.success);
  expect(screen.queryAllByText(words.unanswerable)).toHaveLength(said);
  await user.type(field('email'), 'n');
  expect(screen.queryByText(words.unanswerable)).not.toBeInTheDocument();
});

test('with a filled-in honeypot nothing is sent until the second press', async () => {
  render(home);
  const user = await fillIn();
  const trap = screen.getByLabelText(words.trap);
  expect(trap).toHaveAttribute('tabindex', '-1');
  // As a password manager would, each time.
  fireEvent.input(trap, { target: { value: 'https://robot.example' } });
  await user.click(sendButton());
  expect(status()).toHaveTextContent(words.trapped);
  expect(field('message')).toHaveValue('Two windows');
  expect(fetchStub).not.toHaveBeenCalled();
  fireEvent.input(trap, { target: { value: 'https://robot.example' } });
  await user.click(sendButton());
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(status()).toHaveTextContent(words.home.success);
});
