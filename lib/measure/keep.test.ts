/** @jest-environment node */
import { edit, start } from './edit';
import { packPlan, readPlan } from './keep';
import { planFragment, planInFragment } from './link';
import { emptyPlan, longestName, mostWindows, type Plan, windowsOf } from './plan';
import { sizes, windowWith } from './testing';

const three = (text: string) => [text, text, text] as const;

function planOf(count: number): Plan {
  const windows = Array.from({ length: count }, (_, index) =>
    windowWith(
      { id: `w${index}`, name: `شباك ${index}`, note: 'أبيض 🪟 "…" & <b>', facing: 'sw' },
      sizes(three(`${200 + index}`), three('٢٧١٫٥')),
    ),
  );
  return {
    ...emptyPlan,
    place: 'Villa in Al Waab',
    rooms: [{ id: 'r1', name: 'Majlis', windows }],
  };
}

test('what is kept comes back as it was', () => {
  expect(readPlan(packPlan(planOf(40)))).toEqual(planOf(40));
  expect(readPlan(packPlan(emptyPlan))).toEqual(emptyPlan);
});

test.each(['', '{', 'null', '7', '[]', '{"rooms":7}'])('%s is no list', (text) => {
  expect(readPlan(text)).toBeUndefined();
});

test('what another version wrote is read as far as it is understood', () => {
  const later = {
    version: 9,
    unit: 'yards',
    price: 7,
    rooms: [
      {
        name: 7,
        windows: [
          {
            product: 'shutter',
            heading: 'pinch',
            fullness: 77,
            lengths: { widthTop: 5, depth: '9' },
          },
        ],
      },
      { windows: [] },
    ],
  };
  const read = readPlan(JSON.stringify(later));
  expect(read?.unit).toBe('cm');
  expect(windowsOf(read ?? emptyPlan)).toEqual([
    { ...windowWith({ heading: 'pinch' }, { depth: '9' }), id: '1.1' },
  ]);
});

test('nothing that is read is longer or more than the form allows', () => {
  const long = { name: 'x'.repeat(999), note: 'y'.repeat(9999) };
  const rooms = [{ name: 'z'.repeat(999), windows: Array(500).fill(long) }];
  const windows = windowsOf(readPlan(JSON.stringify({ rooms })) ?? emptyPlan);
  expect(windows).toHaveLength(mostWindows);
  expect(windows[0]?.name).toHaveLength(longestName);
  expect(new Set(windows.map(({ id }) => id)).size).toBe(mostWindows);
});

test('a link holds the whole list, and only what is a list is taken from one', async () => {
  const fragment = await planFragment(planOf(40));
  expect(fragment).toMatch(/^plan=[zp][\w-]+$/);
  const withoutIds = (plan: Plan | undefined) =>
    windowsOf(plan ?? emptyPlan).map((window) => ({ ...window, id: '' }));
  expect(withoutIds(await planInFragment(`#${fragment}`))).toEqual(withoutIds(planOf(40)));
  expect(await planInFragment(`#${fragment.slice(0, -9)}`)).toBeUndefined();
  expect(await planInFragment('#product=wave')).toBeUndefined();
  expect(await planInFragment('#plan=p!!')).toBeUndefined();
});

test('a list that was read can be edited', () => {
  const plan = readPlan(packPlan(planOf(2))) ?? emptyPlan;
  const read = edit(start, { type: 'replace', plan });
  expect(edit(read, { type: 'deleteWindow', name: '' }).current).toBe('w1');
});
