import { planWith, size, windowWith } from '@/components/planner/testing';
import { change, next, remove, requestWindow, typeLength, undo } from './edits';
import { append, mergeLists, mergePlans, open } from './lists';
import type { Plan } from './plan';
import { type Edit, freshState, goTo, type PlanState, planOf, windowOf } from './plan-state';

let now = 1000;
const run = (state: PlanState, ...edits: readonly Edit[]) =>
  edits.reduce((before, edit) => {
    now += 1;
    return edit(before, now);
  }, state);
const here =
  (text: string): Edit =>
  (state, at) =>
    typeLength(windowOf(state).id, 'widthTop', text)(state, at);
const widths = (plan: Plan) => plan.windows.map(({ lengths }) => lengths.widthTop);
const window = (id: string, width: string, edited: number) =>
  windowWith({ id, edited }, size(width, ''));

test('the next window copies the last without measures, and only if none is unmeasured', () => {
  const first = run(freshState(), here('250'));
  const hall = { product: 'roman', room: 'Hall', remarks: ['ac', 'children'] } as const;
  const after = run(first, change(first.selected, hall), next);
  expect(windowOf(after)).toMatchObject({ product: 'roman', room: '', lengths: {} });
  // The home is the same.
  expect(windowOf(after).remarks).toEqual(['children']);
  expect(planOf(run(after, next)).windows).toHaveLength(2);
});

test('following a link with a product three times adds one window', () => {
  const venetian = requestWindow({ product: 'venetian' });
  expect(planOf(run(freshState(), venetian, venetian, venetian)).windows).toMatchObject([
    { product: 'venetian' },
  ]);
  expect(planOf(run(freshState(), here('250'), venetian, venetian)).windows).toMatchObject([
    { product: 'curtain' },
    { product: 'venetian' },
  ]);
});

test('undoing a deletion keeps later edits', () => {
  const one = run(freshState(), here('250'));
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
  const own = run(freshState(), here('250'));
  const theirs = { ...planWith(window('t', '100', 0)), id: 'theirs', place: 'Al Waab' };
  const edited = run(own, open(theirs), here('111'));
  expect(widths(planOf(edited))).toEqual(['111']);
  expect(widths(planOf(run(edited, goTo({ current: 'own' }))))).toEqual(['250']);
  const both = planOf(run(own, append(theirs)));
  expect(widths(both)).toEqual(['250', '100']);
  expect(both.place).toBe('Al Waab');
});

test('another unit converts plain numbers, but no text with a unit', () => {
  const typed = run(freshState(), here('254'));
  const id = typed.selected;
  const inches = run(typed, typeLength(id, 'heightLeft', '2.5 m'), change(id, { unit: 'in' }));
  expect(windowOf(inches).lengths).toMatchObject({ widthTop: '100', heightLeft: '2.5 m' });
});

describe('two tabs', () => {
  test('keep the edits of both, in any order of merging', () => {
    const one = planWith(window('a', '250', 5), window('b', '180', 9));
    const other = planWith(window('a', '260', 7), window('b', '170', 3), window('c', '90', 2));
    for (const merged of [mergePlans(one, other), mergePlans(other, one)])
      expect(merged.windows.map(({ id, lengths }) => [id, lengths.widthTop]).sort()).toEqual([
        ['a', '260'],
        ['b', '180'],
        ['c', '90'],
      ]);
  });

  test('do not restore what the other deleted, unless it was edited later', () => {
    const deleted = { ...planWith(window('b', '1', 1)), deleted: { a: 6 } };
    expect(widths(mergePlans(planWith(window('a', '250', 5)), deleted))).toEqual(['1']);
    expect(widths(mergePlans(planWith(window('a', '250', 7)), deleted))).toContain('250');
  });

  test('forget the oldest deletions', () => {
    const deleted = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`w${at}`, at]));
    const kept = Object.keys(mergePlans({ ...planWith(), deleted }, planWith()).deleted);
    expect(kept.length).toBeLessThan(1000);
    expect(kept.at(-1)).toBe('w999');
  });

  test('never mix two lists', () => {
    const theirs = { ...planWith(window('t', '2', 1)), id: 'theirs' };
    expect(mergeLists([planWith(window('a', '1', 1))], [theirs]).map(widths)).toEqual([
      ['1'],
      ['2'],
    ]);
  });
});
