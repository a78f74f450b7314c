import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultLocale, locales } from '@/config/locales';
import { getDictionary } from '@/lib/content/dictionary';
import { ContactForm } from './ContactForm';
import { fieldNames } from './form-fields';
import { field, home } from './testing';

const locale = locales.at(-1) ?? defaultLocale;
const { form: words } = getDictionary(locale);

test('sets autocomplete and input modes', () => {
  render(home);
  expect(field('name')).toHaveAttribute('autocomplete', 'name');
  expect(field('email')).toHaveAttribute('autocomplete', 'email');
  expect(field('email')).toHaveAttribute('inputmode', 'email');
  expect(field('message')).toHaveAttribute('maxlength', '16000');
  for (const name of fieldNames) {
    expect(field(name)).toHaveAttribute('dir', 'auto');
  }
});

test('validation messages are in the page’s language, until the field is valid', async () => {
  render(<ContactForm locale={locale} place="home" />);
  const email = screen.getByLabelText<HTMLInputElement>(words.email);
  email.checkValidity();
  expect(email.validationMessage).toBe(words.missing);
  await userEvent.type(email, 'noor');
  email.checkValidity();
  expect(email.validationMessage).toBe(words.notEmail);
  await userEvent.type(email, '@example.com');
  expect(email.checkValidity()).toBe(true);
});
