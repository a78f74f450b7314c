import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrate, type View } from '@/browser/hydrate';
import { clientComponent, Slot } from './client-component';

const Row = clientComponent(
  'Carousel',
  function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
    const [count, setCount] = useState(0);
    if (count > 2) throw new Error('too many');
    return (
      <section>
        <button type="button" onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>
        <input name="note" />
        <Slot className="slides">{children}</Slot>
      </section>
    );
  },
);

const Inner = clientComponent('OpenNow', function Inner({ word }: { readonly word: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {isOpen ? 'open' : word}
    </button>
  );
});

const fail = jest.fn();
const served = renderToString(
  <Row label="Press">
    <p>Slide</p>
    <Inner word="Inner" />
  </Row>,
);

function find(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-component=${name}]`);
  if (!found) throw new Error(name);
  return found;
}

async function hydrateIt(name: string, View: View, props: object): Promise<void> {
  let done = Promise.resolve();
  await act(async () => {
    done = hydrate(find(name), View, props, fail);
  });
  await done;
}

const hydrateRow = (label = 'Press') => hydrateIt('Carousel', Row.View, { label });

beforeEach(() => {
  document.body.innerHTML = served;
  fail.mockClear();
  jest
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {});
});

test('a component hydrated by itself keeps its slot, and one in it its state', async () => {
  const slide = screen.getByText('Slide');
  await hydrateRow();
  await hydrateIt('OpenNow', Inner.View, { word: 'Inner' });
  fireEvent.click(screen.getByText('Inner'));
  fireEvent.click(screen.getByText('Press 0'));
  expect(screen.getByText('Press 1')).toBeInTheDocument();
  expect(screen.getByText('open')).toBeInTheDocument();
  expect(screen.getByText('Slide')).toBe(slide);
  expect(console.error).not.toHaveBeenCalled();
});

test('a mismatch is an error that says what differs; slot and field stay', async () => {
  const slide = screen.getByText('Slide');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'typed' } });
  screen.getByRole('textbox').focus();
  await hydrateRow('Other');
  expect(screen.getByText('Other 0')).toBeInTheDocument();
  expect(screen.getByText('Slide')).toBe(slide);
  expect(screen.getByRole('textbox')).toHaveValue('typed');
  expect(screen.getByRole('textbox')).toHaveFocus();
  const [name, , difference] = jest.mocked(console.error).mock.lastCall ?? [];
  expect(name).toBe('Carousel');
  expect(difference).toMatch(/Press.*\n.*Other/);
});

test('a component that throws is again as served, and reported', async () => {
  await hydrateRow();
  for (const count of [0, 1]) fireEvent.click(screen.getByText(`Press ${count}`));
  // act() would throw it itself.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  screen.getByText('Press 2').click();
  const error = expect.objectContaining({ message: 'too many' });
  await waitFor(() => expect(fail).toHaveBeenCalledWith(error));
  expect(screen.getByText('Slide')).toBeInTheDocument();
});
