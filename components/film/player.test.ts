import { screen, waitFor } from '@testing-library/react';
import { isServerReachable } from '@/browser/network';
import { playerOf } from './player';

jest.mock('@/browser/network', () => ({ isServerReachable: jest.fn(async () => true) }));

const words = {
  mediaMissing: 'It does not load.',
  openMedia: 'Open it',
  noConnection: 'Nobody is there.',
};

const film =
  '<video class="x" poster="/a.webp" aria-label="Sheers"><source src="/a.webm"><source src="/a.mp4"></video>';

function show(item = document.createElement('figure'), poster?: string): HTMLElement {
  const page = document.createElement('noscript');
  page.textContent = film;
  item.append(page);
  const player = playerOf(item, words, poster);
  document.body.replaceChildren(player);
  return player;
}

test('a self-hosted film is the page’s, with the poster that is shown', () => {
  const player = show();
  expect(player).toHaveAccessibleName('Sheers');
  expect([...player.children].map((source) => source.getAttribute('src'))).toEqual([
    '/a.webm',
    '/a.mp4',
  ]);
  expect(player).toHaveAttribute('poster', '/a.webp');
  expect(show(undefined, '/shown.avif')).toHaveAttribute('poster', '/shown.avif');
});

test('a host’s player is embedded and plays', () => {
  const item = document.createElement('figure');
  item.dataset.embed = 'https://host.example/1?a=b';
  item.innerHTML = '<figcaption>Sheers<a>Ask</a></figcaption>';
  const player = show(item);
  expect(player).toHaveAttribute('src', 'https://host.example/1?a=b&autoplay=1');
  expect(player).toHaveAttribute('title', 'Sheers');
});

test('a film whose last source fails is replaced by a message and a link, with focus', () => {
  const player = show();
  player.tabIndex = 0;
  player.focus();
  player.firstElementChild?.dispatchEvent(new Event('error'));
  expect(player).toBeInTheDocument();
  player.lastElementChild?.dispatchEvent(new Event('error'));
  expect(player).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('It does not load. Open it');
  const link = screen.getByRole('link', { name: 'Open it' });
  expect(link).toHaveAttribute('href', 'http://localhost/a.mp4');
  expect(link).toHaveFocus();
});

test('offline it shows a message instead of a link', async () => {
  jest.mocked(isServerReachable).mockResolvedValueOnce(false);
  show().dispatchEvent(new Event('error'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nobody is there.'));
  expect(screen.queryByRole('link')).toBeNull();
});
