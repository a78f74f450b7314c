import { TextDecoder, TextEncoder } from 'node:util';
import { act, renderHook, waitFor } from '@testing-library/react';
import { typeLength } from '@/components/planner/model/edits';
import type { Plan } from '@/components/planner/model/plan';
import { packPlan } from '@/components/planner/model/serialize-plan';
import { planWith, windowWith } from '@/components/planner/testing';
import { storageKey } from './plan-storage';
import { usePlan } from './use-plan';

const window = (id: string, widthTop: string) => windowWith({ id }, { widthTop });
const store = (list: Plan) =>
  localStorage.setItem(storageKey, JSON.stringify({ lists: [list], current: list.id }));
const stored = () => localStorage.getItem(storageKey) ?? '';
/** A link as encoded by a browser without CompressionStream. */
const linkOf = (plan: Plan) =>
  `#plan=p${btoa(packPlan(plan)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
const theirs = linkOf(planWith(window('t', '999')));
const refuse = (method: 'setItem' | 'getItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
const fire = (event: Event) => act(() => dispatchEvent(event));
const follow = (fragment: string) => {
  const oldURL = location.href;
  history.pushState(null, '', fragment);
  fire(new HashChangeEvent('hashchange', { oldURL }));
};

function open(html = '') {
  const root = document.createElement('form');
  root.innerHTML = html;
  const ref = { current: root };
  const { result, unmount } = renderHook(() => usePlan(ref));
  const type = (text: string) =>
    act(() => result.current.edit(typeLength(result.current.window.id, 'widthTop', text)));
  const widths = () => result.current.plan.windows.map(({ lengths }) => lengths.widthTop);
  return { result, unmount, type, widths };
}

// jsdom lacks it.
Object.assign(globalThis, { TextEncoder, TextDecoder });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/measure/');
});
afterEach(() => jest.restoreAllMocks());

test('nothing is stored until something is entered, and then at once', () => {
  const { type } = open();
  expect(stored()).toBe('');
  type('250');
  expect(stored()).toContain('250');
});

test('changes of another tab are adopted, at the latest when the page becomes visible', () => {
  store(planWith(window('a', '111')));
  const { type, widths } = open();
  store(planWith(window('a', '111'), window('b', '222')));
  fire(new StorageEvent('storage', { key: storageKey }));
  expect(widths()).toEqual(['111', '222']);
  type('112');
  expect(stored()).toContain('222');
  store(planWith(window('c', '333')));
  fire(new Event('pageshow'));
  expect(widths()).toEqual(['333']);
});

test.each([
  [
    '<input name="widthTop" value="150"><input type="radio" name="product" value="venetian" checked>',
    ['150'],
  ],
  ['<input type="radio" name="product" value="roman" checked>', ['150']],
  ['<input name="widthTop" value="298">', ['150', '298']],
  ['', ['150']],
])('fields that hold %s as the scripts come', (html, widths) => {
  store(planWith(window('a', '150')));
  expect(open(html).widths()).toEqual(widths);
});

test('the same list again is shown, and once it was changed shares no window', async () => {
  history.replaceState(null, '', theirs);
  const { result, widths, type } = open();
  await waitFor(() => expect(widths()).toEqual(['999']));
  follow(theirs);
  await waitFor(() => expect(location.hash).toBe(''));
  expect(widths()).toEqual(['999']);
  type('998');
  follow(theirs);
  await waitFor(() => expect(result.current.arrived).toBeDefined());
  // As the skip link does.
  follow('#main');
  expect(location.hash).toBe(theirs);
  act(() => result.current.answer('append'));
  expect(widths()).toEqual(['998', '999']);
  expect(new Set(result.current.plan.windows.map(({ id }) => id)).size).toBe(2);
});

test.each([['setItem'], ['setItem', 'getItem']] as const)(
  'where %s %s is refused the tab keeps the list over links and reloads',
  (...methods) => {
    for (const method of methods) refuse(method);
    const { result, type, unmount } = open();
    type('298');
    expect(result.current.stored).toBe(false);
    // A link within the page adds a history entry.
    follow('#guide');
    unmount();
    expect(open().widths()).toEqual(['298']);
  },
);

test('the whole list is stored again after storage was cleared', () => {
  store(planWith(window('a', '111'), window('b', '222')));
  const { type } = open();
  localStorage.clear();
  type('112');
  expect(open().widths()).toEqual(['112', '222']);
});

test('a link with a product adds one window, also after a reload', () => {
  for (const _ of [1, 2, 3]) {
    history.replaceState(null, '', '#product=venetian');
    open().unmount();
  }
  expect(open().result.current.plan.windows).toHaveLength(1);
});

test('a link within the page selects its product in the empty window', () => {
  const { result } = open();
  follow('#product=venetian');
  expect(result.current.window.product).toBe('venetian');
  expect(result.current.plan.windows).toHaveLength(1);
  expect(location.hash).toBe('');
});

test('invalid data and links change nothing', async () => {
  localStorage.setItem(storageKey, '{"lists":[{}');
  history.replaceState(null, '', '#plan=zBroken');
  const { result, type, widths } = open();
  await waitFor(() => expect(result.current.broken).toBe(true));
  type('250');
  expect(widths()).toEqual(['250']);
});
