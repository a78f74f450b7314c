import { planWith, size, stock, windowWith } from '../testing';
import {
  adopt,
  append,
  change,
  type Edit,
  goTo,
  next,
  open,
  remove,
  requestWindow,
  undo,
} from './edits';
import { initialState, type Plan, type PlanState, planOf, windowOf } from './plan';

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
  expect(widths(planOf(run(cleared, adopt(others), undo)))).toEqual(['1']);
});

test('a window with a choice and no size is kept', () => {
  const chosen = run(fresh, change(fresh.selected, { colour: 'sea' }));
  const colours = (...edits: readonly Edit[]) =>
    planOf(run(chosen, ...edits)).windows.map(({ colour }) => colour);
  const arrived = planWith(windowWith({ id: 't', colour: 'palm' }));
  expect(colours(append(arrived), remove(['t']), undo)).toEqual(['sea', 'palm']);
});

test('opening a list leaves the own one unchanged; appending adds its windows', () => {
  const own = run(fresh, here('250'));
  const theirs = { ...planWith(window('t', '100')), id: 'theirs', place: 'Al Waab' };
  const edited = run(own, open(theirs), here('111'));
  expect(widths(planOf(edited))).toEqual(['111']);
  expect(widths(planOf(run(edited, goTo({ current: 'own' }))))).toEqual(['250']);
  const both = planOf(run(own, append(theirs)));
  expect(widths(both)).toEqual(['250', '100']);
  expect(both.place).toBe('Al Waab');
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
  const theirs = { ...own, lists: [planWith(window('t', '1'))] };
  expect(windowOf(run(both, adopt(theirs))).id).toBe('t');
});
