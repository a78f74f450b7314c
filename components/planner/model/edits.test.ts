import { planWith, size, stock, windowWith } from '../testing';
import {
  adopt,
  append,
  change,
  type Edit,
  next,
  open,
  receive,
  remove,
  requestWindow,
  select,
  undo,
} from './edits';
import { initialState, type PlanState, windowOf } from './plan';

const fresh = initialState(stock);
const run = (state: PlanState, ...edits: readonly Edit[]) =>
  edits.reduce((before, edit) => edit(before), state);
const here =
  (text: string): Edit =>
  (state) =>
    change(windowOf(state).id, { lengths: { widthTop: text } })(state);
const widths = ({ plan }: Pick<PlanState, 'plan'>) =>
  plan.windows.map(({ lengths }) => lengths.widthTop);
const listsOf = ({ plan, others }: PlanState) => [plan, ...others];
const allWidths = (state: PlanState) => listsOf(state).map((plan) => widths({ plan }));
const window = (id: string, width: string) => windowWith({ id }, size(width, ''));
const theirs = { ...planWith(window('t', '100')), id: 'theirs', place: 'Al Waab' };

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
  expect(run(after, next).plan.windows).toHaveLength(2);
});

test('following a link with a product three times adds one window', () => {
  const venetian = requestWindow({ product: 'venetian' });
  const products = ({ plan }: PlanState) => plan.windows.map(({ product }) => product);
  expect(products(run(fresh, venetian, venetian, venetian))).toEqual(['venetian']);
  expect(products(run(fresh, here('250'), venetian, venetian))).toEqual(['curtain', 'venetian']);
});

test('undoing a deletion keeps later edits', () => {
  const one = run(fresh, here('250'));
  const two = run(one, next, here('180'));
  const gone = run(two, remove([one.selected]), here('190'));
  expect(widths(gone)).toEqual(['190']);
  expect(widths(run(gone, undo))).toEqual(['250', '190']);
  const cleared = run(two, remove(two.plan.windows.map(({ id }) => id)));
  expect(widths(cleared)).toEqual([undefined]);
  expect(widths(run(cleared, here('90'), undo))).toEqual(['250', '180', '90']);
  const elsewhere = run(cleared, adopt(listsOf(run(two, here('181')))), undo);
  expect(widths(elsewhere)).toEqual(['250', '181']);
});

test('a list from a link is opened, once; what was entered before is kept, and can be added', () => {
  expect(allWidths(run(fresh, receive(theirs)))).toEqual([['100']]);
  const own = run(fresh, change(fresh.selected, { colour: 'sea' }), receive(theirs));
  expect(allWidths(own)).toEqual([['100'], [undefined]]);
  const back = run(own, open(own.others[0] ?? theirs));
  expect(allWidths(back)).toEqual([[undefined], ['100']]);
  expect(allWidths(run(back, receive({ ...theirs, id: '2' })))).toEqual([['100'], [undefined]]);
  const { plan, others } = run(back, append(theirs));
  expect(others).toEqual([]);
  expect(plan).toMatchObject({
    place: 'Al Waab',
    windows: [{ colour: 'sea' }, { lengths: { widthTop: '100' } }],
  });
});

test('another unit converts plain numbers, but no text with a unit', () => {
  const lengths = change(fresh.selected, { lengths: size('254', '2.5 m') });
  const inches = run(fresh, lengths, change(fresh.selected, { unit: 'in' }));
  expect(windowOf(inches).lengths).toEqual(size('100', '2.5 m'));
});

test('another tab’s lists are adopted, and the window in hand stays selected', () => {
  const own = run(fresh, here('250'), next, here('180'));
  const both = run(own, adopt(listsOf(run(own, select('first'), here('251')))));
  expect(widths(both)).toEqual(['251', '180']);
  expect(windowOf(both).lengths.widthTop).toBe('180');
  expect(windowOf(run(both, adopt([theirs]))).id).toBe('t');
});
