import { type Action, edit, start } from './edit';
import type { Editing } from './editing';
import { isPristine, plainWindow, windowsOf } from './plan';
import { choicesInFragment, productFragment } from './preset';
import { seeded } from './testing';

function after(...actions: readonly Action[]): Editing {
  return actions.reduce(edit, start);
}

const names = ({ plan }: Editing) =>
  plan.rooms.map(({ windows }) => windows.map(({ id }) => id).join('')).join('|');

const abc: readonly Action[] = [
  { type: 'addWindow', id: 'a' },
  { type: 'addRoom', id: 'b', roomId: 'r2' },
  { type: 'addWindow', id: 'c' },
];

test('windows are added to the same room, like the selected one but for its measures', () => {
  const state = after(
    { type: 'change', id: '1', change: { product: 'roller', name: 'Desk' } },
    { type: 'measure', id: '1', field: 'widthTop', text: '142' },
    ...abc,
  );
  expect(names(state)).toBe('1a|bc');
  expect(state.current).toBe('c');
  const last = windowsOf(state.plan).at(-1);
  expect(last).toMatchObject({ product: 'roller', name: '' });
  expect(last?.lengths.widthTop).toBe('');
});

test('windows move within their room and on into the next', () => {
  const up: Action = { type: 'moveWindow', by: -1 };
  const steps = [up, up, up, up, up].map((_, count) =>
    names(after(...abc, ...Array(count).fill(up))),
  );
  expect(steps).toEqual(['1a|bc', '1a|cb', '1ac|b', '1ca|b', 'c1a|b']);
  const down: Action = { type: 'moveWindow', by: 1 };
  expect(names(after(...abc, { type: 'select', id: 'a' }, down))).toBe('1|abc');
});

test('rooms move, are copied and renamed', () => {
  const state = after(...abc, { type: 'moveRoom', by: -1 }, { type: 'renameRoom', name: 'Majlis' });
  expect(names(state)).toBe('bc|1a');
  expect(state.plan.rooms[0]?.name).toBe('Majlis');
  expect(names(edit(state, { type: 'copyRoom', roomId: 'r3', ids: ['d', 'e'] }))).toBe('bc|de|1a');
  expect(names(edit(state, { type: 'copyWindow', id: 'd' }))).toBe('bcd|1a');
});

test('a deletion is undone by one press, with the selected window', () => {
  const before = after(...abc, { type: 'select', id: 'b' });
  for (const type of ['deleteWindow', 'deleteRoom'] as const) {
    const deleted = edit(before, { type, name: 'b' });
    expect(names(deleted)).toBe(type === 'deleteRoom' ? '1a' : '1a|c');
    expect(windowsOf(deleted.plan).some(({ id }) => id === deleted.current)).toBe(true);
    expect(edit(deleted, { type: 'undo' })).toEqual(before);
  }
});

test('a list in whose place another was put comes back, and loses nothing', () => {
  const own = after(...abc, { type: 'select', id: 'b' });
  const sent = { ...start.plan, rooms: [{ id: 'r', name: 'Sent', windows: [plainWindow] }] };
  const exchanged = edit(own, { type: 'exchange', plan: sent });
  expect(exchanged.plan).toBe(sent);
  const typed = edit(exchanged, { type: 'renameRoom', name: 'Typed' });
  const back = edit(typed, { type: 'exchangeBack' });
  expect(back).toMatchObject({ plan: own.plan, current: 'b' });
  expect(edit(back, { type: 'exchangeBack' }).plan).toEqual(typed.plan);
  // A deletion in between, and its undo, leave it at hand.
  const deleted = edit(typed, { type: 'deleteWindow', name: '' });
  expect(edit(deleted, { type: 'undo' }).replaced).toEqual(typed.replaced);
});

test('an undo keeps what was edited since, in whatever unit', () => {
  const edited = after(
    ...abc,
    { type: 'measure', id: 'a', field: 'widthTop', text: '250' },
    { type: 'select', id: 'a' },
    { type: 'deleteWindow', name: '' },
    { type: 'change', id: 'b', change: { name: 'Sea' } },
    { type: 'unit', unit: 'mm' },
    { type: 'undo' },
  );
  expect(names(edited)).toBe('1a|bc');
  expect(windowsOf(edited.plan)).toMatchObject([
    {},
    { lengths: { widthTop: '2500' } },
    { name: 'Sea' },
    {},
  ]);
  const first = after(
    { type: 'deleteWindow', name: '' },
    { type: 'renameRoom', name: 'Hall' },
    { type: 'undo' },
  );
  expect(first.plan.rooms.map(({ name }) => name)).toEqual(['', 'Hall']);
  expect(new Set(windowsOf(first.plan).map(({ id }) => id)).size).toBe(2);
});

test('the last window of all gives way to a new one', () => {
  expect(isPristine(after({ type: 'deleteWindow', name: '' }).plan)).toBe(true);
});

test('a bare number keeps its length in another unit', () => {
  const state = after(
    { type: 'measure', id: '1', field: 'widthTop', text: '٢٥٠٫٥' },
    { type: 'measure', id: '1', field: 'widthMiddle', text: '2.5 m' },
    { type: 'measure', id: '1', field: 'widthBottom', text: 'wide' },
    { type: 'unit', unit: 'mm' },
  );
  const lengths = windowsOf(state.plan)[0]?.lengths;
  expect(lengths).toMatchObject({ widthTop: '2505', widthMiddle: '2.5 m', widthBottom: 'wide' });
});

test('a category page’s product is chosen for an untouched list, added to any other', () => {
  const choices = choicesInFragment(`#${productFragment('/blinds/venetian')}`);
  if (!choices) throw new Error('no choices');
  expect(windowsOf(after({ type: 'addWindow', id: 'v', choices }).plan)).toMatchObject([
    { id: '1', product: 'venetian' },
  ]);
  expect(names(after(...abc, { type: 'addWindow', id: 'v', choices }))).toBe('1a|bcv');
});

test('a page’s last part or a cloth is enough, and a page that is new here is a curtain or a roller blind', () => {
  expect(choicesInFragment('#product=livingroom')).toMatchObject({ heading: 'pinch' });
  expect(choicesInFragment('#product=blinds/new')).toMatchObject({ product: 'roller' });
  expect(choicesInFragment('#product=curtains/new')).toMatchObject({ product: 'curtain' });
  expect(choicesInFragment('#else')).toBeUndefined();
  const chosen = productFragment('/curtains/livingroom', 'dimout');
  expect(choicesInFragment(`#${chosen}`)).toMatchObject({ heading: 'pinch', cloth: 'dimout' });
  expect(productFragment('/curtains', 'voile')).toBe('cloth=voile');
  expect(choicesInFragment('#cloth=voile')).toMatchObject({ product: 'curtain', cloth: 'sheer' });
  expect(choicesInFragment('#product=wave&cloth=velvet')).toMatchObject({ cloth: 'linen' });
});

test('whatever is pressed: ids stay unique, the selected window is in the list, no room is empty', () => {
  const random = seeded(26);
  let state = start;
  let count = 0;
  const id = () => {
    count += 1;
    return `n${count}`;
  };
  for (let run = 0; run < 3000; run += 1) {
    const windows = windowsOf(state.plan);
    const any = windows[Math.floor(random() * windows.length)]?.id ?? '';
    const actions: readonly Action[] = [
      { type: 'addWindow', id: id() },
      { type: 'addRoom', id: id(), roomId: id() },
      { type: 'copyWindow', id: id() },
      { type: 'select', id: any },
      { type: 'select', id: 'gone' },
      { type: 'moveWindow', by: random() < 0.5 ? 1 : -1 },
      { type: 'moveRoom', by: random() < 0.5 ? 1 : -1 },
      { type: 'copyRoom', roomId: id(), ids: Array.from({ length: 40 }, id) },
      { type: 'deleteWindow', name: '' },
      { type: 'deleteRoom', name: '' },
      { type: 'undo' },
    ];
    const action = actions[Math.floor(random() * actions.length)];
    if (action && (windows.length < 40 || action.type.startsWith('delete'))) {
      state = edit(state, action);
    }
    const ids = windowsOf(state.plan).map((window) => window.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(state.current);
    expect(state.plan.rooms.every((room) => room.windows.length > 0)).toBe(true);
  }
});
