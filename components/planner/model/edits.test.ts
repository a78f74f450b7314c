import { planWith, size, windowWith } from '@/components/planner/testing';
import {
  adopt,
  append,
  change,
  next,
  open,
  remove,
  requestWindow,
  typeLength,
  undo,
} from './edits';
import {
  type Edit,
  initialState as fresh,
  goTo,
  type Plan,
  type PlanState,
  planOf,
  windowOf,
} from './plan';

const run = (state: PlanState, ...edits: readonly Edit[]) =>
  edits.reduce((before, edit) => edit(before), state);
const here =
  (text: string): Edit =>
  (state) =>
    typeLength(windowOf(state).id, 'widthTop', text)(state);
const widths = (plan: Plan) => plan.windows.map(({ lengths }) => lengths.widthTop);
const window = (id: string, width: string) => windowWith({ id }, size(width, ''));

test('the next window copies the last without measures, and only if none is unmeasured', () => {
  const first = run(fresh, here('250'));
  const hall = { product: 'roman', room: 'Hall', remarks: ['ac', 'children'] } as const;
  const after = run(first, change(first.selected, hall), next);
  expect(windowOf(after)).toMatchObject({ product: 'roman', room: '', lengths: {} });
  // The home is the same.
  expect(windowOf(after).remarks).toEqual(['children']);
  expect(planOf(run(after, next)).windows).toHaveLength(2);
});

test('following a link with a product three times adds one window', () => {
  const venetian = requestWindow({ product: 'venetian' });
  expect(planOf(run(fresh, venetian, venetian, venetian)).windows).toMatchObject([
    { product: 'venetian' },
  ]);
  expect(planOf(run(fresh, here('250'), venetian, venetian)).windows).toMatchObject([
    { product: 'curtain' },
    { product: 'venetian' },
  ]);
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
  const typed = run(fresh, here('254'));
  const id = typed.selected;
  const inches = run(typed, typeLength(id, 'heightLeft', '2.5 m'), change(id, { unit: 'in' }));
  expect(windowOf(inches).lengths).toMatchObject({ widthTop: '100', heightLeft: '2.5 m' });
});

test('another tab’s lists are adopted, and the window in hand stays selected', () => {
  const own = run(fresh, here('250'), next, here('180'));
  const theirs = run(own, goTo({ selected: 'first' }), here('251'));
  const both = run(own, adopt(theirs));
  expect(widths(planOf(both))).toEqual(['251', '180']);
  expect(windowOf(both).lengths.widthTop).toBe('180');
  expect(windowOf(run(both, adopt({ ...theirs, lists: [planWith(window('t', '1'))] }))).id).toBe(
    't',
  );
});
