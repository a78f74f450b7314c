import { fireEvent } from '@testing-library/react';
import { watchEntrances } from './Entrances';

let enter: (entries: readonly Partial<IntersectionObserverEntry>[]) => void = () => {};
const observe = jest.fn();

Object.assign(globalThis, {
  IntersectionObserver: function IntersectionObserver(callback: typeof enter) {
    enter = callback;
    return { observe, unobserve() {} };
  },
});

/** An entry of an element at an offset in the viewport, which is 768 px high. */
function at(top: number) {
  const target = document.createElement('div');
  const boundingClientRect = { top } as DOMRect;
  target.dataset.enter = 'figure';
  target.getBoundingClientRect = () => boundingClientRect;
  document.body.append(target);
  return { target, boundingClientRect, isIntersecting: true };
}

beforeEach(() => {
  observe.mockClear();
  document.body.replaceChildren();
});

test('figures are staggered within a row, and enter once', () => {
  const entries = [760, 760, 760, 790].map(at);
  watchEntrances();
  enter(entries);
  const places = entries.map(({ target }) => target.style.getPropertyValue('--place'));
  expect(places).toEqual(['0', '1', '2', '0']);
  for (const { target } of entries) {
    expect(target).toHaveClass('enters');
    fireEvent.animationEnd(target);
    expect(target).not.toHaveClass('enters');
  }
});

test('elements on screen, or far inside the viewport after a jump, do not flicker', () => {
  const [shown, jumped] = [at(300), at(900)];
  watchEntrances();
  expect(observe.mock.calls).toEqual([[jumped.target]]);
  enter([{ ...jumped, boundingClientRect: shown.boundingClientRect }]);
  expect(jumped.target).not.toHaveClass('enters');
});
