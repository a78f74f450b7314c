import { act, renderHook, waitFor } from '@testing-library/react';
import { change } from '@/lib/planner/model/edits';
import type { Plan } from '@/lib/planner/model/plan';
import { planWith, stock, windowWith } from '@/lib/planner/testing';
import { storageKey, usePlan } from './use-plan';

const window = (id: string, widthTop: string) => windowWith({ id }, { widthTop });
const store = (list: Plan) => localStorage.setItem(storageKey, JSON.stringify({ lists: [list] }));
const stored = () => localStorage.getItem(storageKey) ?? '';
const fire = (event: Event) => act(() => dispatchEvent(event));

function open(html = '') {
  const root = document.createElement('form');
  root.innerHTML = html;
  const ref = { current: root };
  const { result } = renderHook(() => usePlan(stock, ref));
  const type = (text: string) =>
    act(() =>
      result.current.edit(change(result.current.window.id, { lengths: { widthTop: text } })),
    );
  const widths = () => result.current.plan.windows.map(({ lengths }) => lengths.widthTop);
  return { result, type, widths };
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/measure/');
});

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
  ],
  ['<input type="radio" name="product" value="roman" checked>'],
  ['<input name="widthTop" value="298">', '298'],
])('fields that hold %s as the scripts come', (html, ...added) => {
  store(planWith(window('a', '150')));
  expect(open(html).widths()).toEqual(['150', ...added]);
});

test('a link with a product opens a window of it, and is no part of the address any more', async () => {
  store(planWith(window('a', '111')));
  history.replaceState(null, '', '#product=roller');
  const { result } = open();
  expect(result.current.plan.windows).toHaveLength(2);
  expect(result.current.window.product).toBe('roller');
  await waitFor(() => expect(location.hash).toBe(''));
});

test('where storage is refused the list is said to last as long as the page', () => {
  store(planWith(window('a', '111')));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const { result, type, widths } = open();
  type('298');
  expect(result.current.state.stored).toBe(false);
  fire(new Event('pageshow'));
  expect(widths()).toEqual(['298']);
  jest.restoreAllMocks();
});

test('invalid data and links change nothing', async () => {
  localStorage.setItem(storageKey, '{"lists":[{}');
  history.replaceState(null, '', '#plan=zBroken');
  const { result, type, widths } = open();
  await waitFor(() => expect(result.current.broken).toBe(true));
  type('250');
  expect(widths()).toEqual(['250']);
});
