/** @jest-environment node */
import { blinds, curtains } from '@/content/collections';
import type { Category, Delivery } from '@/content/types';
import { categoryProblems } from './categories';

const found = (slug: string) => {
  const category = [...curtains, ...blinds].find((each) => each.slug === slug);
  if (!category) throw new Error(`no category ${slug}`);
  return category;
};
const wave = found('wave');
const say = (category: Category) =>
  categoryProblems([category]).map(({ file, field, message }) => `${file}: ${field}: ${message}`);

it('has nothing against the categories as they are', () => {
  expect(categoryProblems([...curtains, ...blinds])).toEqual([]);
});

it.each<[Delivery, RegExp]>([
  [{ unit: 'hours', from: 72, to: 48 }, /from 72 to 48; the first number is the smaller one/],
  [{ unit: 'hours', from: 48, to: 48 }, /the first number is the smaller one/],
  [{ unit: 'working-days', from: 0, to: 4 }, /whole numbers from 1 to 60/],
  [{ unit: 'working-days', to: 2.5 }, /whole numbers/],
  [{ unit: 'hours', to: 1000 }, /from 1 to 336/],
])('refuses the delivery time %j', (delivery, message) => {
  expect(say({ ...wave, delivery })[0]).toMatch(message);
  expect(say({ ...wave, delivery })[0]).toContain('content/categories/curtains/wave.ts: delivery');
});

it('takes a delivery time without a lower end, and the same week', () => {
  expect(say({ ...wave, delivery: { unit: 'hours', to: 48 } })).toEqual([]);
  expect(say({ ...wave, delivery: { unit: 'same-week' } })).toEqual([]);
});

it('refuses a picture that comes twice', () => {
  const [first, film, , ...rest] = wave.media;
  expect(say({ ...wave, media: [first, film, first, ...rest] })).toEqual([
    'content/categories/curtains/wave.ts: media: "curtains-wave-1" is there twice',
  ]);
});

it('refuses a caption that comes twice', () => {
  const { en } = wave.words;
  const [first, , ...rest] = en.captions;
  const words = { en: { ...en, captions: [first, first, ...rest] as const } };
  expect(say({ ...wave, words })[0]).toContain('words.en.captions');
});

it.each(['venetian', 'vertical', 'window'])("keeps the odd heading of '%s'", (slug) => {
  const category = found(slug);
  const words = { en: { ...category.words.en, galleryHeading: 'Gallery' } };
  expect(say({ ...category, words })[0]).toContain("keeps 'Roller Blinds Gallery' here");
});
