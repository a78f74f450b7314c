import { fireEvent, screen } from '@testing-library/react';
import { previewContent } from './preview-content';

const words = { mediaMissing: 'Lost.', openMedia: 'Open it', noConnection: 'Offline.' };

function reduceMotion(matches: boolean): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
}

function show(embed: string | undefined, isPressed: boolean, className = 'film'): HTMLElement {
  const item = document.createElement('figure');
  item.className = className;
  if (embed) item.dataset.embed = embed;
  item.innerHTML = `<a href="/film" aria-label="Play it" data-wait="PreviewDialog">
    <picture><img src="/poster.webp" width="3" height="2" alt=""></picture></a>
    <figcaption>Sheers</figcaption>`;
  const content = previewContent(item, words, isPressed);
  document.body.replaceChildren(content);
  return content;
}

const hosted = 'https://host.example/1';

beforeEach(() => reduceMotion(false));

test('a film plays that the visitor has pressed', () => {
  expect(show(hosted, true)).toHaveAttribute('src', expect.stringContaining('host.example'));
  reduceMotion(true);
  expect(show(undefined, true)).toHaveProperty('autoplay', true);
});

test('a hosted film on the way to others requests nothing before it is pressed', () => {
  show(hosted, false);
  expect(screen.queryByTitle('Sheers')).toBeNull();
  const link = screen.getByRole('link', { name: 'Play it' });
  expect(link).not.toHaveAttribute('data-wait');
  fireEvent.click(link);
  expect(screen.getByTitle('Sheers')).toHaveAttribute(
    'src',
    expect.stringContaining('https://host.example/1'),
  );
});

test('an own film on the way to others plays, but not with reduced motion', () => {
  expect(show(undefined, false)).toHaveProperty('autoplay', true);
  reduceMotion(true);
  show(undefined, false);
  expect(document.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Play it' }));
  expect(document.querySelector('video')).toHaveProperty('autoplay', true);
});

test('a picture is shown large', () => {
  expect(show(undefined, false, '').matches('picture')).toBe(true);
});
