import { screen, waitFor } from '@testing-library/react';
import { isServerReachable } from '@/browser/network';
import { playerOf } from './player';

jest.mock('@/browser/network', () => ({ isServerReachable: jest.fn(async () => true) }));

const words = {
  mediaMissing: 'It does not load.',
  openMedia: 'Open it',
  noConnection: 'Nobody is there.',
};

function show(data: Readonly<Record<string, string>>, poster?: string): HTMLElement {
  const item = document.createElement('figure');
  Object.assign(item.dataset, data);
  const player = playerOf(item, words, poster);
  document.body.replaceChildren(player);
  return player;
}

const film = { film: '/a.mp4', webm: '/a.webm', poster: '/a.webp', caption: 'Sheers' };

test('a self-hosted film has its sources, the smaller first, its name and its poster', () => {
  const player = show(film);
  expect(player).toHaveAccessibleName('Sheers');
  expect([...player.children].map((source) => source.getAttribute('src'))).toEqual([
    '/a.webm',
    '/a.mp4',
  ]);
  expect(player).toHaveAttribute('poster', '/a.webp');
  expect(show(film, '/shown.avif')).toHaveAttribute('poster', '/shown.avif');
});

test('a host’s player is embedded and plays', () => {
  const player = show({ embed: 'https://host.example/1?a=b', caption: 'Sheers' });
  expect(player).toHaveAttribute('src', 'https://host.example/1?a=b&autoplay=1');
  expect(player).toHaveAttribute('title', 'Sheers');
});

test('a film whose last source fails is replaced by a message and a link, with focus', () => {
  const player = show(film);
  player.tabIndex = 0;
  player.focus();
  player.firstElementChild?.dispatchEvent(new Event('error'));
  expect(player).toBeInTheDocument();
  player.lastElementChild?.dispatchEvent(new Event('error'));
  expect(player).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('It does not load. Open it');
  const link = screen.getByRole('link', { name: 'Open it' });
  expect(link).toHaveAttribute('href', '/a.mp4');
  expect(link).toHaveFocus();
});

test('offline it shows a message instead of a link', async () => {
  jest.mocked(isServerReachable).mockResolvedValueOnce(false);
  show({ film: '/a.mp4' }).dispatchEvent(new Event('error'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nobody is there.'));
  expect(screen.queryByRole('link')).toBeNull();
});
