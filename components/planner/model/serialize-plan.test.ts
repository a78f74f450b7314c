/** @jest-environment node */
import { productFragment } from '@/components/contact/product-fragment';
import { blinds, curtains } from '@/lib/content/collections';
import { categoryPath } from '@/lib/urls';
import { planWith, size, windowWith } from '../testing';
import { choicesInFragment, planFragment, planInFragment } from './link';
import { mostWindows, readLists, readPlan } from './serialize-plan';
import { longest, mostAlike } from './window';

const choices = {
  unit: 'in',
  product: 'double',
  facing: 'nw',
  colour: 'sea',
  remarks: ['ac', 'bay'],
  room: 'مجلس',
  alike: 40,
} as const;
const plan = {
  ...planWith(windowWith(choices, size('98 1/2', '100'))),
  place: 'Flat 12, Lusail',
};

test('stored data is read unchanged', () => {
  expect(readLists(JSON.stringify({ lists: [plan] }))).toEqual([plan]);
});

test('a list from a link has everything but ids, which are new each time', async () => {
  const link = `#${await planFragment(plan)}`;
  const [one, other] = [await planInFragment(link), await planInFragment(link)];
  const [window] = one?.windows ?? [];
  expect(one?.place).toBe(plan.place);
  expect(window).toEqual({ ...plan.windows[0], id: window?.id });
  expect(other?.windows[0]?.id).not.toBe(window?.id);
});

test('a messenger may add to a link’s end, or cut a sign; a list that is cut is none', async () => {
  for (let index = 0; index < 40; index += 1) {
    const place = `Villa ${index}`;
    const link = await planFragment({ ...plan, place });
    expect(link).toMatch(/[a-z]$/);
    for (const seen of [`${link}.`, `${link}%D8%8C`, `${link}&utm_source=x`, link.slice(0, -1)])
      expect((await planInFragment(`#${seen}`))?.place).toBe(place);
    expect(await planInFragment(`#${link.slice(0, -15)}`)).toBeUndefined();
  }
});

test.each(['null', '{}', '[]', '{"windows":3}'])('%s is no list', (text) => {
  expect(readPlan(text)).toBeUndefined();
  expect(readLists(text)).toEqual([]);
});

test('invalid values become defaults, within the limits', () => {
  const room = 'é'.repeat(99);
  const odd = { room, mount: 'floating', shape: 'arch', alike: 1e9, lengths: { widthTop: 7 } };
  const windows = Array.from({ length: mostWindows + 5 }, () => odd);
  const read = readPlan(JSON.stringify({ windows }));
  expect(read?.windows).toHaveLength(mostWindows);
  expect(read?.windows[0]).toMatchObject({
    mount: 'wall',
    room: 'é'.repeat(longest.name),
    alike: mostAlike,
    lengths: {},
  });
});

test('a page’s link contains its choices, and a cloth instead of its own', () => {
  for (const category of [...curtains, ...blinds]) {
    const product = category.kind === 'blinds' ? 'roller' : 'curtain';
    const own = { product, ...category.planner };
    const path = categoryPath(category);
    expect(choicesInFragment(`#${productFragment(path)}`)).toEqual(own);
    const voile = `#${productFragment(path, 'voile')}`;
    expect(choicesInFragment(voile)).toEqual({ ...own, cloth: 'voile' });
  }
  expect(productFragment('/curtains', 'voile')).toBe('cloth=voile');
});

test('a link contains known choices and a cloth', () => {
  expect(choicesInFragment('#product=roller&mount=moon&cloth=lined')).toEqual({
    product: 'roller',
    cloth: 'linen',
    lining: 'plain',
  });
  expect(choicesInFragment('#guide')).toBeUndefined();
});
