/** docs/requirements.md 9.12 */
import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { watchEntrances } from './enter';

jest.mock('framer-motion/dom', () => ({ inView: jest.fn() }));
jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }));

/** A figure below the viewport, which is 768 px high. */
function add(top: number): HTMLElement {
  const part = document.createElement('div');
  part.dataset.enter = 'figure';
  Object.defineProperty(part, 'offsetTop', { value: top });
  move(part, top);
  return document.body.appendChild(part);
}

function move(part: HTMLElement, top: number): void {
  Object.assign(part, { getBoundingClientRect: () => ({ top }) });
}

/** What the watched elements do as they come into view. */
const watched = () =>
  jest.mocked(inView).mock.calls.map(([, enter]) => () => {
    // Neither the element nor the observer's entry is read.
    enter(document.body, {} as IntersectionObserverEntry);
  });

beforeEach(() => {
  jest.clearAllMocks();
  document.body.replaceChildren();
});

test('figures are staggered within a row, and never invisible', () => {
  const figures = [900, 900, 900, 1300].map(add);
  watchEntrances();
  for (const figure of figures) move(figure, 760);
  for (const enter of watched()) enter();
  const calls = jest.mocked(animate).mock.calls;
  expect(calls.map(([, , options]) => options?.delay)).toEqual([0, 0.2, 0.4, 0]);
  for (const [, keyframes] of calls) expect(keyframes).toMatchObject({ opacity: [0.2, 1] });
});

test('elements on screen, or far inside the viewport after a jump, do not flicker', () => {
  const [, jumped] = [add(300), add(900)];
  watchEntrances();
  expect(watched()).toHaveLength(1);
  move(jumped, 300);
  watched()[0]?.();
  expect(animate).not.toHaveBeenCalled();
});
