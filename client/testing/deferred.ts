import type { ClientState } from '../state';

/** The scripts that a page lists, its deferred file first; then those that all pages need. */
const own = ['/data.js', '/a.js'];
const common = ['/b.js'];
export const addresses = [...own, ...common];
/** What starts the page, and what starts a heavy module. */
export const start = jest.fn();
export const push = jest.fn();
/** Stands for the reload of a page whose scripts are lost. */
export const recoverChunk = jest.fn();
/** Whether the server responds. */
export const isServerReachable = jest.fn(async () => true);
jest.mock('../chunk-recovery', () => ({
  ...jest.requireActual('../chunk-recovery'),
  recoverChunk: () => recoverChunk(),
  isServerReachable: () => isServerReachable(),
}));

let dispose = () => {};

/** Runs the deferred script, on a page of its own with a list of scripts. */
export async function loadDeferred(state: Partial<ClientState> = {}, html = ''): Promise<void> {
  jest.resetModules();
  document.head.innerHTML = '';
  document.documentElement.className = '';
  document.body.innerHTML = `${html}<script type="application/json" id="deferred-scripts">${JSON.stringify(own)}</script>`;
  window.TURBOPACK = { push };
  // As head.ts and the page's own deferred file set it.
  const page = { heavyModules: [7, 8], start };
  window.client = { hydrated: {}, begin: jest.fn(), chooseTheme: jest.fn(), ...page, ...state };
  Object.assign(globalThis, { RULES: '', WORKER: '', COMMON_SCRIPTS: common });
  // A browser whose style sheets do all that they can; jsdom has no CSS object.
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

const scripts = () => [...document.head.querySelectorAll('script[src]')];

/** Addresses of the scripts that were inserted, in order. */
export const inserted = () => scripts().map((script) => script.getAttribute('src'));

/** Tells the scripts that were inserted how it went, and has what follows done. */
export async function finish(event: 'load' | 'error', from = 0): Promise<void> {
  for (const script of scripts().slice(from)) script.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(0);
}

/** Gives the visitor another line. */
export function connect(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  connect({});
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
