import { screen } from '@testing-library/react';
import { playerOf } from './player';

const words = { mediaMissing: 'It does not load.', openMedia: 'Open it' };

const film =
  '<video class="x" poster="/a.webp" aria-label="Sheers"><source src="/a.webm"><source src="/a.mp4"></video>';

function show(item = document.createElement('figure')): HTMLElement {
  const page = document.createElement('noscript');
  page.textContent = film;
  item.append(page);
  const player = playerOf(item, words);
  document.body.replaceChildren(player);
  return player;
}

test('a host’s player is embedded and plays', () => {
  const item = document.createElement('figure');
  item.dataset.embed = 'https://host.example/1?a=b';
  item.innerHTML = '<figcaption>Sheers</figcaption>';
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
  expect(link).toHaveAttribute('href', '/a.mp4');
  expect(link).toHaveFocus();
});
