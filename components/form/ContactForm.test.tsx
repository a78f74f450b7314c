import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultLocale, locales } from '@/config/locales';
import { getDictionary } from '@/lib/content/dictionary';
import { ContactForm } from './ContactForm';
import { draftKey } from './form-draft';
import { type FieldName, fieldNames } from './form-fields';

const { form: words } = getDictionary('en');
const home = <ContactForm locale="en" place="home" />;
const field = (name: FieldName) => screen.getByRole('textbox', { name: words[name] });

beforeEach(() => localStorage.clear());

test('sets autocomplete and input modes', () => {
  render(home);
  expect(field('name')).toHaveAttribute('autocomplete', 'name');
  expect(field('email')).toHaveAttribute('autocomplete', 'email');
  expect(field('email')).toHaveAttribute('inputmode', 'email');
  expect(field('message')).toHaveAttribute('maxlength', '16000');
  for (const name of fieldNames) expect(field(name)).toHaveAttribute('dir', 'auto');
});

test('fields have messages in the page’s language until they are valid', async () => {
  const locale = locales.at(-1) ?? defaultLocale;
  const own = getDictionary(locale).form;
  render(<ContactForm locale={locale} place="home" />);
  const email = screen.getByLabelText<HTMLInputElement>(own.email);
  email.checkValidity();
  expect(email.validationMessage).toBe(own.missing);
  await userEvent.type(email, 'noor');
  email.checkValidity();
  expect(email.validationMessage).toBe(own.notEmail);
  await userEvent.type(email, '@example.com');
  expect(email.checkValidity()).toBe(true);
});

test('a draft of another tab is adopted, unless this one has unsaved input', () => {
  render(home);
  const follow = (message: string) => {
    localStorage.setItem(draftKey, JSON.stringify({ message }));
    fireEvent(window, new StorageEvent('storage', { key: draftKey }));
  };
  follow('A long text');
  expect(field('message')).toHaveValue('A long text');
  fireEvent.input(field('message'), { target: { value: 'Mine' } });
  follow('Theirs');
  expect(field('message')).toHaveValue('Mine');
  fireEvent(window, new Event('pagehide'));
  expect(localStorage.getItem(draftKey)).toContain('Mine');
});
