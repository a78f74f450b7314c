import { isChunkError, loadChunk, loadForPress } from './chunk-recovery';
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

describe('loadChunk', () => {
  it('reloads the page once, then says that the part is lost', async () => {
    serverIs(true);
    await loadChunk(failing, reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(lost).not.toHaveBeenCalled();
    await loadChunk(failing, reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('never reloads a page that the server could not give again', async () => {
    serverIs(false);
    await loadChunk(failing, reload);
    expect(reload).not.toHaveBeenCalled();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('lets a visitor go who has left before the part came', async () => {
    serverIs(true);
    await loadChunk(() => {
      window.dispatchEvent(new Event('beforeunload'));
      return failing();
    }, reload);
    expect(reload).not.toHaveBeenCalled();
    await loadChunk(failing, reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['ChunkLoadError', 'anything', true],
  ['Error', 'Failed to load chunk /_next/static/chunks/a.js', true],
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
