import { waitFor } from '@testing-library/react';
import { addHistoryStep, skipSteps } from './history-step';

const settled = () => new Promise((done) => setTimeout(done, 100));

test('going back closes the dialog, without leaving the page', async () => {
  const close = jest.fn();
  const before = history.length;
  const remove = addHistoryStep(close);
  await settled();
  expect(history.length).toBe(before + 1);
  history.back();
  await settled();
  expect(close).toHaveBeenCalledTimes(1);
  const back = jest.spyOn(history, 'back');
  remove();
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});

test('closing in another way removes the history entry', async () => {
  const close = jest.fn();
  const remove = addHistoryStep(close);
  await settled();
  const back = jest.spyOn(history, 'back');
  remove();
  expect(back).toHaveBeenCalledTimes(1);
  await settled();
  expect(close).not.toHaveBeenCalled();
  back.mockRestore();
});

test('opened again at once, it waits until the way back has ended', async () => {
  const push = jest.spyOn(history, 'pushState');
  const [first, second] = [jest.fn(), jest.fn()];
  const removeFirst = addHistoryStep(first);
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  removeFirst();
  addHistoryStep(second);
  expect(push).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(push).toHaveBeenCalledTimes(2));
  expect(second).not.toHaveBeenCalled();
  history.back();
  await waitFor(() => expect(second).toHaveBeenCalledTimes(1));
  expect(first).not.toHaveBeenCalled();
});

test('a step that nothing is open for is skipped, after a reload and by Forward', async () => {
  const remove = addHistoryStep(() => {});
  await settled();
  remove();
  await settled();
  const listeners = new AbortController();
  skipSteps(listeners.signal);
  const back = jest.spyOn(history, 'back');
  history.forward();
  await settled();
  expect(back).toHaveBeenCalledTimes(1);
  listeners.abort();
  back.mockRestore();
});
