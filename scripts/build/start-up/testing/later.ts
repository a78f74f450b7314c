import type { Early } from '../early';
import { by } from './dom';

/** React's data and the page's own scripts, as a page lists them; then what all pages share. */
export const data = '/data.js';
const own = ['/a.js'];
const shared = ['/b.js', '/c.js'];
export const addresses = [...own, ...shared];
export const heavy = { otherChunks: [], runtimeModuleIds: [7] };
export const start = { otherChunks: ['a.js'], runtimeModuleIds: [1] };

/** Stands for the reload of a page whose scripts are lost. */
export const recoverChunk = jest.fn();
jest.mock('@/lib/chunk-recovery', () => ({
  ...jest.requireActual('@/lib/chunk-recovery'),
  recoverChunk: () => recoverChunk(),
}));

let dispose = () => {};

/** Runs the script that comes at load, on a page of its own with a list of scripts. */
export async function loadLater(early: Partial<Early> = {}, html = ''): Promise<void> {
  jest.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = `${html}<script type="application/json" id="page-scripts">${JSON.stringify([data, ...own])}</script>`;
  window.TURBOPACK = [];
  window.early = { live: {}, begin: jest.fn(), chooseTheme: jest.fn(), ...early };
  const SHARED = { addresses: shared, heavy: heavy.runtimeModuleIds, start };
  Object.assign(globalThis, { RULES: '', SHARED });
  const attached: Parameters<typeof removeEventListener>[] = [];
  const add = jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((...args: Parameters<typeof removeEventListener>) => {
      attached.push(args);
      EventTarget.prototype.addEventListener.apply(document, args);
    });
  await import('../later');
  dispose = () => {
    add.mockRestore();
    for (const args of attached) document.removeEventListener(...args);
  };
}

/** Addresses of the scripts that were inserted, in order. */
export const inserted = () =>
  [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

/** Tells the script that was inserted last how it went. */
export const last = (event: 'load' | 'error') =>
  [...document.head.querySelectorAll('script[src]')].at(-1)?.dispatchEvent(new Event(event));

/** Gives the visitor another line. */
export function connect(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/** Puts an element at places of the screen; none: it is not drawn. */
export function place(selector: string, ...boxes: { top: number; bottom: number }[]): void {
  by(selector).getClientRects = () => boxes as unknown as DOMRectList;
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
