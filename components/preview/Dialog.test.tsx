import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog, type DialogWords } from './Dialog';

// jsdom lacks it.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

jest.mock('./grow', () => ({ growFrom: () => {} }));

const words: DialogWords = {
  close: 'Close',
  loading: 'Loading',
  previous: 'Back',
  next: 'On',
  zoom: 'Zoom',
  zoomed: 'Zoomed',
  position: '{index} of {count}',
  mediaMissing: 'Lost',
  openMedia: 'Open it',
  noConnection: 'Offline',
  ask: { address: 'https://wa.me/1?text=', text: '{name}', label: 'Ask', newTab: 'new tab' },
};

function open(count: number): HTMLElement {
  const items = Array.from({ length: count }, (_, index) => {
    const item = document.createElement('figure');
    item.dataset.embed = 'https://host.example/1';
    item.dataset.caption = `Film ${index}`;
    return item;
  });
  const opener = document.createElement('a');
  const rest = { index: 0, words, limit: '90vh', onClose: () => {} } as const;
  render(<Dialog {...rest} items={items} opener={opener} />);
  return screen.getByTitle('Film 0');
}

test('the only film plays on whatever arrow is pressed', () => {
  const film = open(1);
  for (const key of ['ArrowRight', 'ArrowLeft'])
    fireEvent.keyDown(screen.getByRole('dialog'), { key });
  expect(film).toBeInTheDocument();
});

test('among others an arrow leaves it', () => {
  const film = open(2);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(film).not.toBeInTheDocument();
});
