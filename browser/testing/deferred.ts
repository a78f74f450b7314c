import type { Fail } from '../islands/start';
import type { PageState } from '../state';

/** Mocks of the start of islands, and of the reload on script errors. */
export const startIslands = jest.fn(async (_fail: Fail) => {});
export const recoverChunk = jest.fn();
/** Whether the server responds. */
export const isServerReachable = jest.fn(async () => true);
jest.mock('/islands.js', () => ({ startIslands: (fail: Fail) => startIslands(fail) }), {
  virtual: true,
});
jest.mock('../chunk-recovery', () => ({
  ...jest.requireActual('../chunk-recovery'),
  recoverChunk: () => recoverChunk(),
  isServerReachable: () => isServerReachable(),
}));

let dispose = () => {};

/** Runs the deferred script on a new page. */
export async function loadDeferred(state: Partial<PageState> = {}, html = ''): Promise<void> {
  jest.resetModules();
  document.documentElement.className = '';
  document.body.innerHTML = html;
  // As head.ts sets it.
  window.pageState = { hydrated: {}, begin: jest.fn(), chooseTheme: jest.fn(), ...state };
  Object.assign(globalThis, {
    RULES: '',
    WORKER: '',
    ISLANDS: '/islands.js',
  });
  // Mocks full CSS support; jsdom has no CSS object.
  Object.assign(globalThis, { CSS: { supports: () => true } });
  const attached: Parameters<typeof removeEventListener>[] = [];
  const add = jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((...args: Parameters<typeof removeEventListener>) => {
      attached.push(args);
      EventTarget.prototype.addEventListener.apply(document, args);
    });
  await import('../deferred');
  dispose = () => {
    add.mockRestore();
    for (const args of attached) document.removeEventListener(...args);
  };
}

/** Makes a started island fail. */
export async function failIsland(error: Error, extra = false): Promise<void> {
  const [fail] = startIslands.mock.lastCall ?? [];
  fail?.(error, { when: 'idle', load: jest.fn(), ...(extra && { extra }) });
  await jest.advanceTimersByTimeAsync(0);
}

/** Mocks the connection. */
export function connect(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  connect({});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.matchMedia = jest.fn(
    (query: string) => ({ matches: query === '(hover: hover)' }) as MediaQueryList,
  );
  HTMLElement.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  dispose();
  jest.useRealTimers();
  jest.clearAllMocks();
});
