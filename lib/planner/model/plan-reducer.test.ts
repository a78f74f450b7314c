import { size, windowWith } from '../testing';
import { mergeLists, mergePlans } from './merge-plans';
import { emptyPlan, noLengths, type Plan, type PlannedWindow } from './plan';
import {
  type Action,
  freshState,
  type PlanState,
  planOf,
  planReducer,
  windowOf,
} from './plan-reducer';

let now = 1000;
const run = (state: PlanState, ...actions: readonly Action[]) =>
  actions.reduce((before, action) => {
    now += 1;
    return planReducer(before, action, now);
  }, state);
const type = (id: string, text: string): Action => ({ type: 'type', id, field: 'widthTop', text });
const widths = (plan: Plan) => plan.windows.map(({ lengths }) => lengths.widthTop);
const listOf = (id: string, ...windows: readonly PlannedWindow[]): Plan => ({
  ...emptyPlan,
  id,
  edited: 1,
  windows,
});
const window = (id: string, width: string, edited: number) => ({
  ...windowWith({}, size(width, '')),
  id,
  edited,
});

test('the next window is like the last, without its measures, and none is added while one waits', () => {
  const first = run(freshState('a'), type('a', '250'), {
    type: 'change',
    id: 'a',
    change: { product: 'roman', room: 'Hall' },
  });
  const next = run(first, { type: 'next', id: 'b' });
  expect(windowOf(next)).toMatchObject({ id: 'b', product: 'roman', room: '', lengths: noLengths });
  expect(planOf(run(next, { type: 'next', id: 'c' })).windows).toHaveLength(2);
});

test('a link that asks for a product three times makes one window', () => {
  const ask = (id: string): Action => ({ type: 'ask', id, choices: { product: 'venetian' } });
  const asked = run(freshState('a'), ask('b'), ask('c'), ask('d'));
  expect(planOf(asked).windows).toMatchObject([{ product: 'venetian' }]);
  const after = run(freshState('a'), type('a', '250'), ask('b'), ask('c'));
  expect(planOf(after).windows).toMatchObject([{ product: 'curtain' }, { product: 'venetian' }]);
});

test('a deletion is undone, and what was typed since stays', () => {
  const two = run(freshState('a'), type('a', '250'), { type: 'next', id: 'b' }, type('b', '180'));
  const gone = run(two, { type: 'delete', id: 'a', blank: 'x' }, type('b', '190'));
  expect(widths(planOf(gone))).toEqual(['190']);
  expect(widths(planOf(run(gone, { type: 'undo' })))).toEqual(['250', '190']);
  const cleared = run(two, { type: 'clear', blank: 'x' });
  expect(widths(planOf(cleared))).toEqual(['']);
  expect(widths(planOf(run(cleared, { type: 'undo' })))).toEqual(['250', '180']);
});

test('a list that is opened leaves the own one as it is', () => {
  const own = run(freshState('a'), type('a', '250'));
  const opened = run(own, { type: 'open', plan: listOf('theirs', window('t', '100', 0)) });
  const edited = run(opened, type('t', '111'));
  expect(widths(planOf(edited))).toEqual(['111']);
  expect(widths(planOf(run(edited, { type: 'show', id: 'own' })))).toEqual(['250']);
});

test('inches are converted with the unit', () => {
  const inches = run(freshState('a'), type('a', '254'), {
    type: 'settings',
    change: { unit: 'in' },
  });
  expect(widths(planOf(inches))).toEqual(['100']);
});

describe('two tabs', () => {
  test('keep what either typed, whatever order they are merged in', () => {
    const one = listOf('own', window('a', '250', 5), window('b', '180', 9));
    const other = listOf('own', window('a', '260', 7), window('b', '170', 3), window('c', '90', 2));
    for (const merged of [mergePlans(one, other), mergePlans(other, one)])
      expect(merged.windows.map(({ id, lengths }) => [id, lengths.widthTop]).sort()).toEqual([
        ['a', '260'],
        ['b', '180'],
        ['c', '90'],
      ]);
  });

  test('do not bring back what the other deleted, unless it was typed into since', () => {
    const deleted = { ...listOf('own', window('b', '1', 1)), deleted: { a: 6 } };
    expect(widths(mergePlans(listOf('own', window('a', '250', 5)), deleted))).toEqual(['1']);
    expect(widths(mergePlans(listOf('own', window('a', '250', 7)), deleted))).toContain('250');
  });

  test('with different units agree on the later one', () => {
    const inches = { ...listOf('own', window('a', '100', 5)), unit: 'in' as const, edited: 9 };
    const merged = mergePlans(listOf('own', window('b', '254', 6)), inches);
    expect(merged.unit).toBe('in');
    expect(widths(merged).sort()).toEqual(['100', '100']);
  });

  test('never mix two lists', () => {
    const lists = mergeLists(
      [listOf('own', window('a', '1', 1))],
      [listOf('theirs', window('t', '2', 1))],
    );
    expect(lists.map(widths)).toEqual([['1'], ['2']]);
  });
});
