import {
  addresses,
  connect,
  finish,
  inserted,
  loadDeferred,
  push,
  start,
} from './testing/deferred';

const root = document.documentElement;
const moduleOf = (id: number) => [{ otherChunks: [], runtimeModuleIds: [id] }];

test('Next’s scripts start by themselves, heavy modules one by one, and then the page', async () => {
  await loadDeferred();
  expect(inserted()).toEqual([]);
  expect(root).not.toHaveClass('scripts-started');
  jest.advanceTimersByTime(0);
  expect(inserted()).toEqual(addresses);
  expect(root).toHaveClass('scripts-started');
  for (const script of document.head.querySelectorAll('script[src]'))
    expect(script).toHaveAttribute('async');
  expect(push).not.toHaveBeenCalled();
  await finish('load');
  expect(push.mock.calls).toEqual([moduleOf(7), moduleOf(8)].slice(0, push.mock.calls.length));
  expect(start).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(push.mock.calls).toEqual([moduleOf(7), moduleOf(8)]);
  expect(start).toHaveBeenCalledTimes(1);
});

test('they wait until the browser is idle, where it says so', async () => {
  const idle = jest.fn();
  Object.assign(window, { requestIdleCallback: idle });
  await loadDeferred();
  jest.advanceTimersByTime(60_000);
  expect(inserted()).toEqual([]);
  idle.mock.lastCall[0]();
  expect(inserted()).toEqual(addresses);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
  'they wait for the visitor’s first act with %p',
  async (line) => {
    connect(line);
    await loadDeferred();
    jest.advanceTimersByTime(60_000);
    expect(inserted()).toEqual([]);
    window.client.begin();
    jest.advanceTimersByTime(0);
    expect(inserted()).toEqual(addresses);
    window.client.begin();
    jest.advanceTimersByTime(0);
    expect(inserted()).toEqual(addresses);
  },
);

test('they start on a slow line when the visitor has done something already', async () => {
  connect({ effectiveType: '3g' });
  await loadDeferred({ input: new Event('scroll') });
  jest.advanceTimersByTime(0);
  expect(inserted()).toEqual(addresses);
});
