import { connect, loadDeferred, startIslands } from './testing/deferred';

const root = document.documentElement;

test('islands start by themselves', async () => {
  await loadDeferred();
  expect(startIslands).not.toHaveBeenCalled();
  expect(root).not.toHaveClass('scripts-started');
  await jest.advanceTimersByTimeAsync(0);
  expect(startIslands).toHaveBeenCalledTimes(1);
  expect(root).toHaveClass('scripts-started');
});

test('they wait for requestIdleCallback, where it is supported', async () => {
  const idle = jest.fn();
  Object.assign(window, { requestIdleCallback: idle });
  await loadDeferred();
  jest.advanceTimersByTime(60_000);
  expect(startIslands).not.toHaveBeenCalled();
  idle.mock.lastCall[0]();
  await jest.advanceTimersByTimeAsync(0);
  expect(startIslands).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
  'they wait for the visitor’s first act with %p',
  async (line) => {
    connect(line);
    await loadDeferred();
    jest.advanceTimersByTime(60_000);
    expect(startIslands).not.toHaveBeenCalled();
    window.pageState.begin();
    await jest.advanceTimersByTimeAsync(0);
    window.pageState.begin();
    await jest.advanceTimersByTimeAsync(0);
    expect(startIslands).toHaveBeenCalledTimes(1);
  },
);

test('they start on a slow line when the visitor has done something already', async () => {
  connect({ effectiveType: '3g' });
  await loadDeferred({ input: new Event('scroll') });
  await jest.advanceTimersByTimeAsync(0);
  expect(startIslands).toHaveBeenCalledTimes(1);
});
