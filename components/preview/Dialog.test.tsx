import { configure, fireEvent, render, screen } from '@testing-library/react';
import { Dialog, type DialogProps } from './Dialog';

// jsdom lacks it.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

const words: DialogProps['words'] = {
  close: 'Close',
  loading: 'Loading',
  previous: 'Back',
  next: 'On',
  zoom: 'Zoom',
  position: '{index} of {count}',
  mediaMissing: 'Lost',
  openMedia: 'Open it',
  ask: { address: 'https://wa.me/1?text=', text: '{name}', label: 'Ask', newTab: 'new tab' },
};

function show(first: number, ...embeds: readonly (string | undefined)[]): void {
  // With reduced motion.
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  const items = embeds.map((embed) => {
    const item = document.createElement('figure');
    if (embed) item.dataset.embed = embed;
    item.className = 'film';
    item.innerHTML = '<figcaption>Film</figcaption>';
    return item;
  });
  const opener = document.createElement('a');
  const rest = { words, limit: '90vh', onClose: () => {} } as const;
  render(<Dialog {...rest} items={items} first={first} opener={opener} />);
}

test('leaves its history entry alone where React runs effects twice', () => {
  const back = jest.spyOn(history, 'back');
  configure({ reactStrictMode: true });
  show(0, undefined);
  configure({ reactStrictMode: false });
  expect(back).not.toHaveBeenCalled();
});

const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });

test('the only film plays on whatever arrow is pressed', () => {
  show(0, 'https://host.example/1');
  const film = screen.getByTitle('Film');
  for (const key of ['ArrowRight', 'ArrowLeft']) press(key);
  expect(film).toBeInTheDocument();
});

test('with reduced motion only the film that was pressed starts', () => {
  show(1, undefined, undefined);
  const film = () => document.querySelector('video');
  expect(film()).toHaveProperty('autoplay', true);
  press('ArrowRight');
  expect(film()).toHaveProperty('autoplay', false);
});
