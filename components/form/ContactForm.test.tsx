import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDictionary } from '@/lib/content/dictionary';
import { ContactForm } from './ContactForm';
import { fieldNames } from './form-fields';
import { contact, field, home } from './testing';

const { form: words } = getDictionary('en');
const { form: arabic } = getDictionary('ar');

test.each([
  ['home', home, false],
  ['contact', contact, true],
])('%s: a native form with the fields that the e-mail service asks for', (_, page, noValidate) => {
  const { container } = render(page);
  const form = screen.getByRole<HTMLFormElement>('form', { name: words.label });
  expect(form).toHaveAttribute('action', '/api/v1.0/email/send-form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  expect(form.noValidate).toBe(noValidate);
  expect([...new FormData(form)]).toEqual([
    ['name', ''],
    ['email', ''],
    ['message', ''],
    ['lib_version', '4.4.1'],
    ['service_id', 'local-preview'],
    ['template_id', 'local-preview'],
    ['user_id', 'local-preview'],
  ]);
  expect(field('name')).toBeRequired();
  expect(field('email')).toHaveAttribute('type', 'email');
  expect(field('email')).toBeRequired();
  expect(field('message')).toHaveAttribute('rows', '5');
  expect(field('message')).toBeRequired();
  expect(screen.getByRole('link', { name: words.privacy.label })).toHaveAttribute(
    'href',
    '/contact/#privacy',
  );
  expect(container).toHaveTextContent(words.privacy.text);
});

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
  render(<ContactForm locale="ar" place="home" />);
  const email = screen.getByLabelText<HTMLInputElement>(arabic.email);
  email.checkValidity();
  expect(email.validationMessage).toBe(arabic.missing);
  await userEvent.type(email, 'noor');
  email.checkValidity();
  expect(email.validationMessage).toBe(arabic.notEmail);
  await userEvent.type(email, '@example.com');
  expect(email.checkValidity()).toBe(true);
});
