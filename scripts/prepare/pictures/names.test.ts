import { cacheName, filmName, pictureName } from './names';

const key = '0123456789abcdef';

test('a picture is published under id, six digits of its key and width, and cached by its whole key', () => {
  const file = { width: 720, format: 'avif' } as const;
  expect(pictureName('curtains-hero', key, file)).toBe('curtains-hero.012345-720.avif');
  expect(cacheName(key, file)).toBe('0123456789abcdef-720.avif');
});

test('a film is published under its file name and a hash of its bytes', () => {
  const name = filmName('films/curtain-opening.mp4', Buffer.from('a film'));
  expect(name).toMatch(/^curtain-opening\.[0-9a-f]{8}\.mp4$/);
  expect(name).not.toBe(filmName('films/curtain-opening.mp4', Buffer.from('another film')));
});
