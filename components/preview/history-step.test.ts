import { waitFor } from '@testing-library/react';
import { addHistoryStep, skipSteps } from './history-step';

// preview.spec.ts proves that Back closes the dialog, and that closing it in another way leaves no entry.

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
  await waitFor(() => expect(history.state).toEqual({ dialog: true }));
  remove();
  await waitFor(() => expect(history.state).not.toEqual({ dialog: true }));
  const listeners = new AbortController();
  skipSteps(listeners.signal);
  const back = jest.spyOn(history, 'back');
  history.forward();
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
  listeners.abort();
  back.mockRestore();
});
