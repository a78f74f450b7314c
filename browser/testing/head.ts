import { by } from './dom';

const deferred = '/_next/static/pageState.js';
/** What the script has attached to the window, taken away after each test. */
const attached: Parameters<typeof removeEventListener>[] = [];

/** Runs the inlined script on a page of its own, in the light theme. */
export async function loadHead(html: string): Promise<void> {
  jest.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  Object.assign(globalThis, { DEFERRED: deferred });
  await import('../head');
}

/** How often the script that comes at load was asked for. */
export const fetched = () => document.head.querySelectorAll(`script[src="${deferred}"]`).length;

/** Clicks; whether the browser would follow. */
export const click = (selector: string, init: MouseEventInit = {}) =>
  by(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.className = '';
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  localStorage.clear();
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((...args: (typeof attached)[number]) => {
      attached.push(args);
      add(...args);
    });
});
afterEach(() => {
  for (const args of attached.splice(0)) removeEventListener(...args);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
