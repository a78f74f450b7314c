import { planWith, size, stock, windowWith } from '../testing';
import {
  adopt,
  change,
  type Edit,
  next,
  receive,
  remove,
  requestWindow,
  select,
  undo,
} from './edits';
import { initialState, type PlanState, windowOf } from './plan';
import { packState, readStored } from './serialize-plan';

const fresh = initialState(stock);
const run = (state: PlanState, ...edits: readonly Edit[]) =>
  edits.reduce((before, edit) => edit(before), state);
const here =
  (text: string): Edit =>
  (state) =>
    change(windowOf(state).id, { lengths: { widthTop: text } })(state);
const widths = ({ plan }: Pick<PlanState, 'plan'>) =>
  plan.windows.map(({ lengths }) => lengths.widthTop);
/** As another page reads what this one has stored. */
const stored = (state: PlanState) => readStored(packState(state));
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

test('each deletion can be undone, the latest first, over a reload, and later edits are kept', () => {
  const [one, two] = [run(fresh, here('250')), run(fresh, here('250'), next, here('180'))];
  const gone = run(two, remove([one.selected]), here('190'), next, here('90'));
  const empty = run(gone, remove(gone.plan.windows.map(({ id }) => id)));
  expect(widths(empty)).toEqual([undefined]);
  const again = run(fresh, adopt(stored(empty)), undo);
  expect(widths(again)).toEqual(['190', '90']);
  const whole = run(again, here('191'), undo);
  expect(widths(whole)).toEqual(['250', '191', '90']);
  expect(windowOf(whole).lengths.widthTop).toBe('250');
  expect(run(whole, undo).plan).toBe(whole.plan);
});

test('a list from a link replaces the own one, which undo brings back, over a reload', () => {
  expect(run(fresh, receive(theirs)).steps).toEqual([]);
  const own = run(fresh, change(fresh.selected, { colour: 'sea' }), receive(theirs));
  expect(widths(own)).toEqual(['100']);
  expect(run(own, receive({ ...theirs, id: 'again' }))).toBe(own);
  const back = run(fresh, adopt(stored(own)), undo);
  expect(back.plan).toMatchObject({ place: '', windows: [{ colour: 'sea' }] });
});

test('what was typed in a list from a link is not lost with it', () => {
  const own = run(fresh, here('250'), next, here('180'), remove([fresh.selected]));
  const back = run(own, receive(theirs), here('101'), undo);
  expect(widths(back)).toEqual(['180']);
  const whole = run(fresh, adopt(stored(back)), undo);
  expect(widths(whole)).toEqual(['250', '180']);
  expect(widths(run(whole, undo))).toEqual(['101']);
  expect(widths(run(whole, undo, undo))).toEqual(['250', '180']);
});

test('another unit converts plain numbers, but no text with a unit', () => {
  const lengths = change(fresh.selected, { lengths: size('254', '2.5 m') });
  const inches = run(fresh, lengths, change(fresh.selected, { unit: 'in' }));
  expect(windowOf(inches).lengths).toEqual(size('100', '2.5 m'));
});

test('what another tab stores is adopted, and the window in hand stays selected', () => {
  const own = run(fresh, here('250'), next, here('180'));
  const both = run(own, adopt(stored(run(own, select('first'), here('251')))));
  expect(widths(both)).toEqual(['251', '180']);
  expect(windowOf(both).lengths.widthTop).toBe('180');
  expect(windowOf(run(both, adopt(stored(run(fresh, receive(theirs)))))).id).toBe('t');
});
