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

test('the only film plays on whatever arrow is pressed', () => {
  const item = document.createElement('figure');
  item.dataset.embed = 'https://host.example/1';
  item.className = 'film';
  item.innerHTML = '<figcaption>Film</figcaption>';
  const opener = document.createElement('a');
  const rest = { index: 0, words, limit: '90vh', onClose: () => {} } as const;
  render(<Dialog {...rest} items={[item]} opener={opener} />);
  const film = screen.getByTitle('Film');
  for (const key of ['ArrowRight', 'ArrowLeft'])
    fireEvent.keyDown(screen.getByRole('dialog'), { key });
  expect(film).toBeInTheDocument();
});
