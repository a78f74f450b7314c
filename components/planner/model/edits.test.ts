import { planWith, size, stock, windowWith } from '../testing';
import {
  adopt,
  append,
  change,
  drop,
  type Edit,
  goTo,
  next,
  receive,
  remove,
  requestWindow,
  undo,
} from './edits';
import { initialState, mostWindows, type Plan, type PlanState, planOf, windowOf } from './plan';

const fresh = initialState(stock);
const run = (state: PlanState, ...edits: readonly Edit[]) =>
  edits.reduce((before, edit) => edit(before), state);
const here =
  (text: string): Edit =>
  (state) =>
    change(windowOf(state).id, { lengths: { widthTop: text } })(state);
const widths = (plan: Plan) => plan.windows.map(({ lengths }) => lengths.widthTop);
const window = (id: string, width: string) => windowWith({ id }, size(width, ''));

test('a window begins with the shop’s first product and heading', () => {
  const blinds = initialState({ ...stock, products: ['venetian'], headings: ['pinch'] });
  const offered = { product: 'venetian', heading: 'pinch' };
  expect(windowOf(blinds)).toMatchObject(offered);
  expect(windowOf(run(blinds, here('250'), requestWindow({ colour: 'sea' })))).toMatchObject(
    offered,
  );
  expect(windowOf(run(blinds, here('250'), remove(['first'])))).toMatchObject(offered);
});

test('the next window copies the last without measures, and only if none is unmeasured', () => {
  const first = run(fresh, here('250'));
  const hall = { product: 'roman', room: 'Hall', remarks: ['ac', 'children'] } as const;
  const after = run(first, change(first.selected, hall), next);
  // The home is the same.
  const copy = { product: 'roman', room: '', remarks: ['children'], lengths: {} };
  expect(windowOf(after)).toMatchObject(copy);
  expect(planOf(run(after, next)).windows).toHaveLength(2);
});

test('following a link with a product three times adds one window', () => {
  const venetian = requestWindow({ product: 'venetian' });
  const products = (state: PlanState) => planOf(state).windows.map(({ product }) => product);
  expect(products(run(fresh, venetian, venetian, venetian))).toEqual(['venetian']);
  expect(products(run(fresh, here('250'), venetian, venetian))).toEqual(['curtain', 'venetian']);
});

test('undoing a deletion keeps later edits', () => {
  const one = run(fresh, here('250'));
  const two = run(one, next, here('180'));
  const gone = run(two, remove([one.selected]), here('190'));
  expect(widths(planOf(gone))).toEqual(['190']);
  expect(widths(planOf(run(gone, undo)))).toEqual(['250', '190']);
  const cleared = run(two, remove(planOf(two).windows.map(({ id }) => id)));
  expect(widths(planOf(cleared))).toEqual([undefined]);
  expect(widths(planOf(run(cleared, undo)))).toEqual(['250', '180']);
  expect(widths(planOf(run(cleared, here('90'), undo)))).toEqual(['250', '180', '90']);
  const elsewhere = run(cleared, adopt(run(two, here('181'))), undo);
  expect(widths(planOf(elsewhere))).toEqual(['250', '181']);
  const others = { lists: [{ ...planWith(window('t', '1')), id: 'theirs' }], current: 'theirs' };
  const both = run(cleared, adopt(others), undo);
  expect(both.lists.map(widths)).toEqual([['1'], ['250', '180']]);
});

const theirs = { ...planWith(window('t', '100')), id: 'theirs', place: 'Al Waab' };

test('a list from a link is shown where there is none yet, or if it is there already', () => {
  const received = run(fresh, receive(theirs));
  expect(widths(planOf(received))).toEqual(['100']);
  const again = run(
    received,
    goTo({ current: 'own' }),
    here('250'),
    receive({ ...theirs, id: '2' }),
  );
  expect(again.lists.map(widths)).toEqual([['250'], ['100']]);
  expect(again.current).toBe('theirs');
});

test('beside a window with a choice and no size it is another list, whose windows can be added', () => {
  const own = run(fresh, change(fresh.selected, { colour: 'sea' }), receive(theirs));
  expect(own.current).toBe('own');
  expect(own.lists.map(widths)).toEqual([[undefined], ['100']]);
  const both = run(own, append(theirs));
  expect(both.lists).toEqual([planOf(both)]);
  expect(planOf(both)).toMatchObject({
    place: 'Al Waab',
    windows: [{ colour: 'sea' }, { lengths: { widthTop: '100' } }],
  });
});

test('windows that a list has no room for stay where they are', () => {
  const many = planWith(
    ...Array.from({ length: mostWindows }, (_, at) => window(`${at}`, `${at}`)),
  );
  const full = { ...many, id: 'theirs' };
  const both = run(fresh, here('250'), receive(full), append(full));
  expect(both.lists.map(({ windows }) => windows.length)).toEqual([mostWindows, 1]);
});

test('another list is deleted, and comes back', () => {
  const own = run(fresh, here('250'), receive(theirs), drop(theirs));
  expect(own.lists.map(widths)).toEqual([['250']]);
  expect(planOf(run(own, undo))).toEqual(theirs);
});

test('another unit converts plain numbers, but no text with a unit', () => {
  const lengths = change(fresh.selected, { lengths: size('254', '2.5 m') });
  const inches = run(fresh, lengths, change(fresh.selected, { unit: 'in' }));
  expect(windowOf(inches).lengths).toEqual(size('100', '2.5 m'));
});

test('another tab’s lists are adopted, and the window in hand stays selected', () => {
  const own = run(fresh, here('250'), next, here('180'));
  const both = run(own, adopt(run(own, goTo({ selected: 'first' }), here('251'))));
  expect(widths(planOf(both))).toEqual(['251', '180']);
  expect(windowOf(both).lengths.widthTop).toBe('180');
  const others = { ...own, lists: [planWith(window('t', '1'))] };
  expect(windowOf(run(both, adopt(others))).id).toBe('t');
});
