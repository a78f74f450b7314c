import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { watchEntrances } from './enter';

jest.mock('framer-motion/dom', () => ({ inView: jest.fn() }));
jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }));

const at = (top: number) => ({ top }) as DOMRect;

/** An element at these offsets in the document and in the viewport, which is 768 px high. */
function add(kind: 'card' | 'figure', row: number, top: number): HTMLElement {
  const part = document.createElement('div');
  part.dataset.enter = kind;
  Object.defineProperty(part, 'offsetTop', { value: row });
  part.getBoundingClientRect = () => at(top);
  return document.body.appendChild(part);
}

/** Observed elements, and a callback for one that enters the viewport at an offset. */
function watch() {
  watchEntrances();
  const [parts, enter] = jest.mocked(inView).mock.lastCall ?? [];
  const come = (part: HTMLElement, top: number) => {
    part.getBoundingClientRect = () => at(top);
    // The observer's entry is not read.
    enter?.(part, {} as IntersectionObserverEntry);
  };
  return { parts, come };
}

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '';
});

test('figures are staggered within a row, and never invisible', () => {
  const figures = [900, 900, 900, 1300].map((top) => add('figure', top, top));
  const { come } = watch();
  for (const figure of figures) come(figure, 760);
  const calls = jest.mocked(animate).mock.calls;
  expect(calls.map(([, , options]) => options)).toEqual(
    [0, 0.2, 0.4, 0].map((delay) => expect.objectContaining({ delay, duration: 0.3 })),
  );
  for (const [, keyframes] of calls) expect(keyframes).toMatchObject({ opacity: [0.2, 1] });
});

test('elements far inside the viewport after a jump do not flicker', () => {
  const card = add('card', 900, 900);
  watch().come(card, 300);
  expect(animate).not.toHaveBeenCalled();
});
