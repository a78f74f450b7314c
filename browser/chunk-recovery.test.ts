import {
  isChunkError,
  loadExtra,
  loadForPress,
  recoverChunk,
  watchNavigation,
} from './chunk-recovery';
import { chunkLostEvent } from './contracts';

const reload = jest.fn();
const lost = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  document.addEventListener(chunkLostEvent, lost);
});

afterEach(() => document.removeEventListener(chunkLostEvent, lost));

const failing = () => Promise.reject(new Error('Failed to load chunk'));

function serverIs(answering: boolean): void {
  global.fetch = jest.fn(() =>
    answering
      ? Promise.resolve({ ok: true } as Response)
      : Promise.reject(new TypeError('offline')),
  );
}

describe('recoverChunk', () => {
  it('reloads the page once, then shows the error screen', async () => {
    serverIs(true);
    await recoverChunk(reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(lost).not.toHaveBeenCalled();
    await recoverChunk(reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('never reloads a page that the server could not give again', async () => {
    serverIs(false);
    await recoverChunk(reload);
    expect(reload).not.toHaveBeenCalled();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('does not reload again and again where storage is refused', async () => {
    serverIs(true);
    const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused');
    });
    await recoverChunk(reload);
    expect(reload).not.toHaveBeenCalled();
    getItem.mockRestore();
  });
});

test('detects navigation away, until the page is restored', () => {
  const navigation = watchNavigation();
  window.dispatchEvent(new Event('beforeunload'));
  expect(navigation.isLeaving()).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(navigation.isLeaving()).toBe(false);
  navigation.end();
});

test.each([
  ['what was loaded', () => Promise.resolve('part'), 'part'],
  ['nothing when it fails', failing, undefined],
])('an extra is %s', async (_, load, expected) => {
  await expect(loadExtra<unknown>(load)).resolves.toBe(expected);
});

test.each([
  ['TypeError', 'Failed to fetch', true],
  ['TypeError', 'Load failed', true],
  ['TypeError', 'Failed to fetch dynamically imported module: x', true],
  ['TypeError', 'Cannot read properties of undefined', false],
])('%s: %s is a missing chunk: %s', (name, message, expected) => {
  expect(isChunkError(Object.assign(new Error(message), { name }))).toBe(expected);
});

describe('loadForPress', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['what was loaded', () => Promise.resolve('part'), 'part'],
    ['nothing when it fails', failing, undefined],
  ])('gives %s', async (_, load, expected) => {
    await expect(loadForPress<unknown>(load)).resolves.toBe(expected);
  });

  it('does not wait for ever', async () => {
    jest.useFakeTimers();
    const answer = loadForPress(() => new Promise(() => {}));
    jest.advanceTimersByTime(5000);
    await expect(answer).resolves.toBeUndefined();
  });
});
