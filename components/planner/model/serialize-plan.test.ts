/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import { productFragment } from '@/components/contact/product-fragment';
import { planWith, size, windowWith } from '@/components/planner/testing';
import { blinds, curtains } from '@/lib/content/collections';
import { categoryPath } from '@/lib/urls';
import { choicesInFragment, planFragment, planInFragment } from './fragment';
import { mostWindows } from './plan';
import { packPlan, readLists, readPlan } from './serialize-plan';
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
  const stored = { current: 'own', lists: [plan] };
  expect(readLists(JSON.stringify(stored))).toEqual(stored);
});

test('a list from a link has everything but ids', async () => {
  const read = await planInFragment(`#${await planFragment(plan)}`);
  const [window] = read?.windows ?? [];
  expect(read?.place).toBe(plan.place);
  expect(window).toEqual({ ...plan.windows[0], id: window?.id });
  // Reading a list twice gives different ids.
  expect(readPlan(packPlan(plan))?.windows[0]?.id).not.toBe(window?.id);
  expect(await planInFragment('#plan=zBroken')).toBeUndefined();
});

const lists = Array.from({ length: 300 }, (_, index) => ({ ...plan, place: `Villa ${index}` }));

test.each(['deflated', 'plain'])('a %s link ends in no sign that messengers cut', async (form) => {
  const { CompressionStream } = globalThis;
  if (form === 'plain') Reflect.deleteProperty(globalThis, 'CompressionStream');
  const links = await Promise.all(lists.map(planFragment));
  Object.assign(globalThis, { CompressionStream });
  expect(links.filter((link) => !/^plan=[\w-]*[a-z\d]$/i.test(link))).toEqual([]);
  const read = await Promise.all(links.map((link) => planInFragment(`#${link}`)));
  expect(read.map((each) => each?.place)).toEqual(lists.map(({ place }) => place));
});

test.each(['.', '-', '_', '%D8%8C', ').', '&utm_source=x'])(
  'a link is read with %s behind it',
  async (sign) => {
    const read = await planInFragment(`#${await planFragment(plan)}${sign}`);
    expect(read?.place).toBe(plan.place);
  },
);

test('a link is read without its last sign', async () => {
  const earlier = lists.map(
    (list) => `plan=z${deflateRawSync(packPlan(list)).toString('base64url')}`,
  );
  expect(earlier.some((link) => /[-_]$/.test(link))).toBe(true);
  const links = [...earlier, await planFragment(plan)];
  const read = await Promise.all(links.map((link) => planInFragment(`#${link.slice(0, -1)}`)));
  expect(read.map((each) => each?.place)).toEqual([...lists, plan].map(({ place }) => place));
  expect(await planInFragment(`#${links[0]?.slice(0, -3)}`)).toBeUndefined();
});

test.each(['', 'null', '{}', '[]', '{"windows":3}', '{"lists":'])('%s is no list', (text) => {
  expect(readPlan(text)).toBeUndefined();
  expect(readLists(text)).toBeUndefined();
});

test('invalid values become defaults, within the limits', () => {
  const odd = {
    room: 'é'.repeat(99),
    mount: 'floating',
    shape: 'arch',
    alike: 1e9,
    lengths: { widthTop: 7 },
  };
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
    expect(choicesInFragment(productFragment(path))).toEqual(own);
    expect(choicesInFragment(productFragment(path, 'voile'))).toEqual({ ...own, cloth: 'voile' });
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
