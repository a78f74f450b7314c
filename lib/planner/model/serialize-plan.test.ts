/** @jest-environment node */
import { cloth, planWith, size, stock, windowWith } from '../testing';
import {
  choicesInFragment,
  mostWindows,
  planFragment,
  planInFragment,
  readPlan,
  readStored,
} from './serialize-plan';
import { longest } from './window';

const choices = {
  unit: 'in',
  product: 'double',
  facing: 'nw',
  colour: 'sea',
  remarks: ['ac', 'bay'],
  room: 'مجلس',
  alike: '40',
} as const;
const plan = {
  ...planWith(windowWith(choices, size('98 1/2', '100'))),
  place: 'Flat 12, Lusail',
};

test('a list is read as it was stored or sent, with new ids from a link', async () => {
  expect(readStored(JSON.stringify({ lists: [plan] })).lists).toEqual([{ ...plan, at: 0 }]);
  const sent = await planInFragment(`#${await planFragment(plan)}`);
  const [window] = sent?.windows ?? [];
  expect(sent).toEqual({
    ...plan,
    id: sent?.id,
    windows: [{ ...plan.windows[0], id: window?.id }],
  });
  expect(window?.id).not.toBe(plan.windows[0]?.id);
});

test('a messenger may add to a link’s end, or cut a sign; a list that is cut is none', async () => {
  for (let index = 0; index < 12; index += 1) {
    const place = `Villa ${index}`;
    const link = await planFragment({ ...plan, place });
    expect(link).toMatch(/[a-z]$/);
    for (const seen of [`${link}.`, `${link}%D8%8C`, `${link}&utm_source=x`, link.slice(0, -1)])
      expect((await planInFragment(`#${seen}`))?.place).toBe(place);
    const wrapped = `${link.slice(0, 12)}%20${link.slice(12)}`;
    expect((await planInFragment(`#${wrapped}`))?.place).toBe(place);
    expect(await planInFragment(`#${link.slice(0, -15)}`)).toBeUndefined();
  }
});

test.each(['null', '{}', '[]', '{"windows":3}'])('%s is no list', (text) => {
  expect(readPlan(text)).toBeUndefined();
  expect(readStored(text).lists).toEqual([]);
});

test('invalid values become defaults, within the limits', () => {
  const room = `é\r\n${'é'.repeat(99)}`;
  const odd = { room, mount: 'floating', shape: 'arch', alike: 1e9, lengths: { widthTop: 7 } };
  const windows = Array.from({ length: mostWindows + 5 }, () => odd);
  const read = readPlan(JSON.stringify({ windows }));
  expect(read?.windows).toHaveLength(mostWindows);
  expect(read?.windows[0]).toMatchObject({
    mount: 'wall',
    room: `é ${'é'.repeat(longest.name - 2)}`,
    alike: '1000000000',
    lengths: {},
  });
});

test('a list that a link inflates to more than any home needs is none', async () => {
  const place = 'a'.repeat(3_000_000);
  expect(await planInFragment(`#${await planFragment({ ...plan, place })}`)).toBeUndefined();
});

test('a link contains choices and a cloth that the shop offers', () => {
  const shop = { ...stock, cloths: [cloth('linen')] };
  const read = (fragment: string) => choicesInFragment(fragment, shop);
  const chosen = { product: 'roller', heading: 'wave', cloth: 'linen', lining: 'plain' };
  expect(read('#product=roller&heading=wave&mount=moon&cloth=lined')).toEqual(chosen);
  const unknown = '#product=vertical&heading=pencil&cloth=velvet';
  expect(read(`${unknown}&mount=recess`)).toEqual({ mount: 'recess' });
  expect(read(unknown)).toBeUndefined();
  expect(read('#guide')).toBeUndefined();
});
