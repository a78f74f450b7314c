import { render, screen } from '@testing-library/react';
import { PhotoRequest } from './PhotoRequest';

test('a link that was typed before hydration is in the message', () => {
  const words = {
    link: 'Link',
    linkHint: '',
    linkLine: 'Photos: {link}',
    send: 'Send',
    newTab: '',
  };
  const part = <PhotoRequest words={words} chat="https://chat.example/?text=" message="Hello" />;
  // As the server renders it.
  const { container, unmount } = render(part);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = container.innerHTML;
  unmount();
  const field = screen.getByLabelText<HTMLInputElement>('Link');
  field.value = 'https://photos.example/a';
  render(part, { container: root, hydrate: true });
  const { href } = screen.getByRole<HTMLAnchorElement>('link');
  expect(new URL(href).searchParams.get('text')).toBe('Hello\nPhotos: https://photos.example/a');
});
