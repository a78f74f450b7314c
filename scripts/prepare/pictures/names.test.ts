import { cacheName, filmName, pictureName } from './names';
import { keyOf } from './settings';

const bytes = Buffer.from('a photograph');

describe('keyOf', () => {
  it('is the same for the same bytes', () => {
    expect(keyOf(bytes)).toBe(keyOf(Buffer.from('a photograph')));
  });

  it('changes with the bytes', () => {
    expect(keyOf(bytes)).not.toBe(keyOf(Buffer.from('another photograph')));
  });
});

describe('names', () => {
  it('publishes a picture under id, six digits of its key and width', () => {
    const name = pictureName('curtains-hero', '0123456789abcdef', { width: 720, format: 'avif' });
    expect(name).toBe('curtains-hero.012345-720.avif');
  });

  it('caches a picture by its whole key, whatever its id', () => {
    expect(cacheName('0123456789abcdef', { width: 720, format: 'webp' })).toBe(
      '0123456789abcdef-720.webp',
    );
  });

  it('publishes a film under its file name and a hash of its bytes', () => {
    const name = filmName('films/curtain-opening.mp4', bytes);
    expect(name).toMatch(/^curtain-opening\.[0-9a-f]{8}\.mp4$/);
    expect(name).not.toBe(filmName('films/curtain-opening.mp4', Buffer.from('another film')));
  });
});
