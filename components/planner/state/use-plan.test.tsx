import { TextDecoder, TextEncoder } from 'node:util';
import { act, renderHook, waitFor } from '@testing-library/react';
import {
  emptyPlan,
  noLengths,
  type Plan,
  type PlannedWindow,
  plainWindow,
} from '@/lib/planner/model/plan';
import { packLists, packPlan } from '@/lib/planner/model/serialize-plan';
import { storageKey } from './plan-storage';
import { usePlan } from './use-plan';

const windowOf = (id: string, width: string, edited = 5): PlannedWindow => ({
  ...plainWindow,
  id,
  edited,
  lengths: { ...noLengths, widthTop: width },
});
const listOf = (id: string, ...windows: readonly PlannedWindow[]): Plan => ({
  ...emptyPlan,
  id,
  edited: 1,
  windows,
});
const store = (...lists: readonly Plan[]) =>
  localStorage.setItem(storageKey, packLists({ lists, current: lists[0]?.id ?? '' }));
const stored = () => localStorage.getItem(storageKey) ?? '';
/** A link as a browser without compression writes it. */
const linkOf = (plan: Plan) =>
  `#plan=p${btoa(packPlan(plan)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;

/** Opens the planner in a page whose fields hold what `html` says. */
function open(html = '') {
  const root = document.createElement('form');
  root.innerHTML = html;
  const ref = { current: root };
  const { result, unmount } = renderHook(() => usePlan(ref));
  const type = (text: string) =>
    act(() => {
      const { id } = result.current.window;
      result.current.dispatch({ type: 'type', id, field: 'widthTop', text });
    });
  const widths = () => result.current.plan.windows.map(({ lengths }) => lengths.widthTop);
  return { result, unmount, type, widths };
}

// jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/measure/');
});
afterEach(() => jest.restoreAllMocks());

test('the first window has an id of its own on each device', () => {
  const ids = [open(), open()].map(({ result }) => result.current.window.id);
  expect(new Set([...ids, plainWindow.id]).size).toBe(3);
});

test('nothing is stored until something is entered, and then at once', () => {
  const { type } = open();
  expect(stored()).toBe('');
  type('250');
  expect(stored()).toContain('250');
});

test('unit and child are stored without a number', () => {
  const { result } = open();
  act(() => result.current.dispatch({ type: 'settings', change: { unit: 'in', children: true } }));
  expect(open().result.current.plan).toMatchObject({ unit: 'in', children: true });
});

test('what another tab stores is taken over, and neither writes over the other', () => {
  store(listOf('own', windowOf('a', '111')));
  const { type, widths } = open();
  store(listOf('own', windowOf('a', '111'), windowOf('b', '222', 9)));
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  });
  expect(widths()).toEqual(['111', '222']);
  // Stored unseen, as by a tab that this one did not hear of.
  store(listOf('own', windowOf('a', '111'), windowOf('c', '333', 9)));
  type('112');
  expect(stored()).toContain('333');
  expect(stored()).toContain('222');
});

test('a page that comes back takes over what was stored since', () => {
  const { widths } = open();
  store(listOf('own', windowOf('a', '111')));
  act(() => {
    dispatchEvent(new Event('pageshow'));
  });
  expect(widths()).toEqual(['111']);
});

test('text that is put back by the browser is no new window; typed text is', () => {
  store(listOf('own', windowOf('a', '150')));
  const restored =
    '<input name="widthTop" value="150"><input type="radio" name="product" value="venetian" checked>';
  expect(open(restored).widths()).toEqual(['150']);
  expect(open('<input type="radio" name="product" value="roman" checked>').widths()).toEqual([
    '150',
  ]);
  expect(open('<input name="widthTop" value="298">').widths()).toEqual(['150', '298']);
});

test('a list that arrives stays in the address until it is answered', async () => {
  store(listOf('own', windowOf('a', '111')));
  history.replaceState(null, '', linkOf(listOf('x', windowOf('t', '999'))));
  const { result, widths } = open();
  await waitFor(() => expect(result.current.arrived).toBeDefined());
  expect(location.hash).toContain('plan=');
  expect(widths()).toEqual(['111']);
  act(() => result.current.answer('open'));
  expect(widths()).toEqual(['999']);
  expect(location.hash).toBe('');
  // The own list is still there, after its tab was closed, too.
  const again = open();
  expect(again.widths()).toEqual(['999']);
  act(() => again.result.current.dispatch({ type: 'show', id: 'own' }));
  expect(again.widths()).toEqual(['111']);
});

test('the same list twice shares no window', async () => {
  history.replaceState(null, '', linkOf(listOf('x', windowOf('t', '999'))));
  const { result, widths } = open();
  await waitFor(() => expect(widths()).toEqual(['999']));
  history.replaceState(null, '', linkOf(listOf('x', windowOf('t', '999'))));
  act(() => {
    dispatchEvent(new Event('hashchange'));
  });
  await waitFor(() => expect(result.current.arrived).toBeDefined());
  act(() => result.current.answer('append'));
  expect(widths()).toEqual(['999', '999']);
  expect(new Set(result.current.plan.windows.map(({ id }) => id)).size).toBe(2);
});

test.each(['setItem', 'getItem'] as const)(
  'where %s is refused the address keeps the list',
  (method) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    if (method === 'getItem')
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    const { result, type, unmount } = open();
    type('298');
    expect(result.current.stored).toBe(false);
    expect(location.hash).toContain('mine=');
    // A link within the page takes its place for a moment only.
    history.replaceState(null, '', '#guide');
    act(() => {
      dispatchEvent(new Event('hashchange'));
    });
    expect(location.hash).toContain('mine=');
    unmount();
    expect(open().widths()).toEqual(['298']);
  },
);

test('where storage has become full the later list of the address is taken', () => {
  store(listOf('own', windowOf('a', '111')));
  const { type, unmount } = open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  type('298');
  unmount();
  expect(open().widths()).toEqual(['298']);
});

test('another’s address is asked about and not mixed with the own list', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const theirs = open();
  theirs.type('999');
  theirs.unmount();
  setItem.mockRestore();
  store(listOf('own', windowOf('a', '111')));
  const { result, widths } = open();
  expect(widths()).toEqual(['111']);
  expect(result.current.arrived?.windows).toHaveLength(1);
  act(() => result.current.answer('leave'));
  expect(location.hash).toBe('');
  expect(open().widths()).toEqual(['111']);
});

test('storage that was cleared meanwhile gets the whole list with the next key', () => {
  store(listOf('own', windowOf('a', '111'), windowOf('b', '222')));
  const { type } = open();
  localStorage.clear();
  type('112');
  expect(open().widths()).toEqual(['112', '222']);
});

test('broken data and broken links leave what is there', async () => {
  localStorage.setItem(storageKey, '{"lists":[{}');
  history.replaceState(null, '', '#plan=zBroken');
  const { result, type, widths } = open();
  await waitFor(() => expect(result.current.broken).toBe(true));
  type('250');
  expect(widths()).toEqual(['250']);
});
