import type { Fail } from '../islands/start';
import type { PageState } from '../state';

/** Mocks of the start of islands, and of whether the server responds. */
export const startIslands = jest.fn(async (_fail: Fail) => {});
export const isServerReachable = jest.fn(async () => true);
jest.mock('/islands.js', () => ({ startIslands: (fail: Fail) => startIslands(fail) }), {
  virtual: true,
});
jest.mock('../network', () => ({
  ...jest.requireActual('../network'),
  isServerReachable: () => isServerReachable(),
}));

/** Runs the deferred script on a new page. */
export async function loadDeferred(state: Partial<PageState> = {}, html = ''): Promise<void> {
  jest.resetModules();
  document.documentElement.className = '';
  document.body.innerHTML = html;
  // As head.ts sets it.
  window.pageState = { hydrated: {}, begin: jest.fn(), chooseTheme: jest.fn(), ...state };
  // Full CSS support; jsdom has no CSS object.
  Object.assign(globalThis, {
    RULES: '',
    WORKER: '',
    ISLANDS: '/islands.js',
    CSS: { supports: () => true },
  });
  await import('../deferred');
}

/** Makes a started island fail. */
export async function failIsland(error: Error, isLost: boolean): Promise<void> {
  startIslands.mock.lastCall?.[0](error, isLost);
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
  jest.useRealTimers();
  jest.clearAllMocks();
});
