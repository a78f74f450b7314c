import { by } from './dom';

const deferred = '/_next/static/deferred.js';
/** Listeners of the script, removed after each test. */
const attached: Parameters<typeof removeEventListener>[] = [];

/** Runs the inlined script on a new page, in the light theme. */
export async function loadHead(html: string): Promise<void> {
  jest.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  Object.assign(globalThis, { DEFERRED: deferred });
  await import('../head');
}

/** Number of requests of the script that loads after the page. */
export const fetched = () => document.head.querySelectorAll(`script[src="${deferred}"]`).length;

/** Clicks. @returns whether the click has its default action */
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
