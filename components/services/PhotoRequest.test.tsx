import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhotoRequest } from './PhotoRequest';

test('a link to photographs goes into the message', async () => {
  const words = {
    link: 'Link',
    linkHint: 'https://',
    linkLine: 'See {link}',
    send: 'Send',
    newTab: 'new tab',
  };
  render(<PhotoRequest words={words} chat="https://wa.me/1?text=" message="Front and back" />);
  const message = () => new URL(screen.getByRole<HTMLAnchorElement>('link').href).searchParams;
  expect(message().get('text')).toBe('Front and back');
  await userEvent.setup().type(screen.getByLabelText('Link'), ' https://a.qa/p ');
  expect(message().get('text')).toBe('Front and back\nSee https://a.qa/p');
});
