import { size, windowWith } from '../testing';
import { emptyPlan, longestName, mostWindows } from './plan';
import {
  hasPlan,
  listsInFragment,
  planFragment,
  planInFragment,
  withLists,
  withoutTaken,
} from './plan-link';
import { packLists, packPlan, readLists, readPlan } from './serialize-plan';

let count = 0;
const newId = () => {
  count += 1;
  return `new${count}`;
};
const plan = {
  ...emptyPlan,
  edited: 3,
  unit: 'in' as const,
  place: 'Villa in Al Waab',
  children: true,
  deleted: { gone: 2 },
  windows: [
    windowWith(
      { product: 'double', obstacles: ['ac', 'bay'], room: 'مجلس' },
      size('98 1/2', '100'),
    ),
  ],
};

test('what the device stores is read again as it was', () => {
  const stored = { current: 'own', lists: [plan] };
  expect(readLists(packLists(stored), newId)).toEqual(stored);
});

test('a list from a link has everything but ids and times', () => {
  const { id: _, edited: __, deleted: ___, windows, ...settings } = plan;
  const read = readPlan(packPlan(plan), newId);
  expect(read).toMatchObject(settings);
  expect(read?.windows).toEqual([{ ...windows[0], id: read?.windows[0]?.id, edited: 0 }]);
  // The same list twice has no window in common.
  const again = readPlan(packPlan(plan), newId);
  expect(again?.windows[0]?.id).not.toBe(read?.windows[0]?.id);
});

test('a list of the first version is read with its rooms', () => {
  const old = {
    version: 1,
    unit: 'cm',
    rooms: [
      {
        id: 'r1',
        name: 'Hall',
        windows: [{ id: '1', mount: 'inside', product: 'roller', lengths: { widthTop: '250' } }],
      },
    ],
  };
  const [list] = readLists(JSON.stringify(old), newId)?.lists ?? [];
  expect(list?.windows).toMatchObject([
    { id: '1', room: 'Hall', product: 'roller', mount: 'recess', lengths: { widthTop: '250' } },
  ]);
});

test.each(['', 'null', '{}', '[]', '{"windows":3}', '{"rooms":'])('%s is no list', (text) => {
  expect(readPlan(text, newId)).toBeUndefined();
  expect(readLists(text, newId)).toBeUndefined();
});

test('what is not understood becomes what is usual, and nothing is too long', () => {
  const odd = {
    version: 7,
    unit: 'ell',
    windows: Array.from({ length: mostWindows + 5 }, () => ({
      room: 'é'.repeat(99),
      mount: 'floating',
      shape: 'arch',
      lengths: { widthTop: 7 },
    })),
  };
  const read = readPlan(JSON.stringify(odd), newId);
  expect(read?.unit).toBe('cm');
  expect(read?.windows).toHaveLength(mostWindows);
  expect(read?.windows[0]).toMatchObject({ mount: 'wall', room: 'é'.repeat(longestName) });
});

test('half a character is left out, because no address takes it', () => {
  const half = `${'a'.repeat(longestName - 1)}😀`;
  for (const room of [half.slice(0, longestName), `${half}b`, '\ud83d']) {
    const read = readPlan(JSON.stringify({ windows: [{ room }] }), newId);
    expect(() => encodeURIComponent(read?.windows[0]?.room ?? '')).not.toThrow();
  }
});

test('a link holds a list, the address holds the own lists beside it', async () => {
  const fragment = `#${await planFragment(plan)}`;
  expect(hasPlan(fragment)).toBe(true);
  expect((await planInFragment(fragment, newId))?.place).toBe(plan.place);
  const both = withLists(fragment, { current: 'own', lists: [plan] });
  expect((await planInFragment(both, newId))?.place).toBe(plan.place);
  expect(listsInFragment(both, newId)?.lists).toEqual([plan]);
  expect(withLists(both, undefined)).toBe(fragment);
  expect(listsInFragment(withoutTaken(both), newId)?.lists).toEqual([plan]);
  expect(await planInFragment('#plan=zBroken', newId)).toBeUndefined();
  expect(withoutTaken('#product=curtains/wave&cloth=linen')).toBe('');
});
