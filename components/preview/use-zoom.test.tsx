import { act, renderHook } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { useZoom } from './use-zoom';

/** Renders the hook with a stage and a picture whose sizes jsdom does not compute. */
function setUp() {
  const { result } = renderHook(useZoom);
  const frame = document.createElement('div');
  const target = frame.appendChild(document.createElement('img'));
  Object.assign(frame, { scrollTo: jest.fn(), scrollBy: jest.fn() });
  result.current.stage.current = frame;
  // The event properties that the hook reads.
  const press = (timeStamp: number, clientX = 100) =>
    act(() =>
      result.current.press({ target, timeStamp, clientX, clientY: 9 } as unknown as MouseEvent),
    );
  return { result, frame, press };
}

test('two quick presses at the same place zoom, and back', () => {
  const { result, press } = setUp();
  for (const time of [1000, 1300]) press(time);
  expect(result.current.factor).toBe(2.5);
  for (const time of [1400, 1500]) press(time);
  expect(result.current.factor).toBe(1);
});

test.each([
  ['slow', 1400, 100],
  ['apart', 1200, 150],
])('presses that are %s do not', (_, time, x) => {
  const { result, press } = setUp();
  press(1000);
  press(time, x);
  expect(result.current.factor).toBe(1);
});

test('zooms, within limits, by keys, which also pan', () => {
  const { result, frame } = setUp();
  const type = (key: string) => act(() => void result.current.handleKey(key));
  expect(result.current.handleKey('ArrowLeft')).toBe(false);
  for (let times = 0; times < 9; times += 1) type('+');
  expect(result.current.factor).toBe(6);
  type('ArrowLeft');
  expect(frame.scrollBy).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current.factor).toBe(1);
  type('-');
  expect(result.current.factor).toBe(1);
});
