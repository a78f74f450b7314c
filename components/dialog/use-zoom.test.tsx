import { act, renderHook } from '@testing-library/react';
import type { MouseEvent, PointerEvent } from 'react';
import { useZoom } from './use-zoom';

/** Renders the hook with a stage and a picture whose sizes jsdom does not compute. */
function setUp() {
  const { result } = renderHook(useZoom);
  const frame = document.createElement('div');
  const image = frame.appendChild(document.createElement('img'));
  Object.assign(frame, { scrollTo: jest.fn(), scrollBy: jest.fn() });
  result.current.stage.current = frame;
  const event = { target: image, pointerType: 'touch', clientX: 100, clientY: 100 };
  return {
    result,
    frame,
    // The event properties that the hook reads.
    tap: (timeStamp: number, clientX = 100) =>
      act(() =>
        result.current.gestures.onTap({ ...event, timeStamp, clientX } as unknown as PointerEvent),
      ),
    doubleClick: (timeStamp: number) =>
      act(() =>
        result.current.gestures.onDoubleClick({ ...event, timeStamp } as unknown as MouseEvent),
      ),
  };
}

test('two quick taps at the same place are one double tap', () => {
  const { result, tap, doubleClick } = setUp();
  tap(1000);
  tap(1300);
  // The browser also fires a double click.
  doubleClick(1310);
  expect(result.current.factor).toBe(2.5);
  tap(2000);
  tap(2300);
  expect(result.current.factor).toBe(1);
});

test.each([
  ['slow', 1400, 100],
  ['apart', 1200, 150],
])('taps that are %s are none', (_, time, x) => {
  const { result, tap } = setUp();
  tap(1000);
  tap(time, x);
  expect(result.current.factor).toBe(1);
});

test('zooms by double click and, within limits, by keys, which also pan', () => {
  const { result, frame, doubleClick } = setUp();
  const press = (key: string) => act(() => void result.current.handleKey({ key }));
  expect(result.current.handleKey({ key: 'ArrowLeft' })).toBe(false);
  doubleClick(5000);
  expect(result.current.factor).toBe(2.5);
  for (let times = 0; times < 9; times += 1) press('+');
  expect(result.current.factor).toBe(6);
  press('ArrowLeft');
  expect(frame.scrollBy).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current.factor).toBe(1);
  press('-');
  expect(result.current.factor).toBe(1);
});
