import { wordsOf } from '@/content/words';
import { deliveryText } from './delivery';
import { typeset } from './typeset';

test.each([
  [{ unit: 'hours', to: 48 }, '48 hours'],
  [{ unit: 'hours', from: 48, to: 72 }, '48-72 hours'],
  [{ unit: 'working-days', from: 3, to: 4 }, '3-4 working days'],
] as const)('says %j', (delivery, said) => {
  expect(deliveryText(delivery, 'en')).toBe(typeset(said));
});

test('says the same week in the words for it', () => {
  expect(deliveryText({ unit: 'same-week' }, 'en')).toBe(wordsOf('en').delivery['same-week']);
});

test.each([
  [1, 2, 'من ساعة إلى ساعتين'],
  [2, 3, 'من ساعتين إلى 3 ساعات'],
  [48, 72, 'من 48 إلى 72 ساعة'],
])('%i to %i hours agree with their numbers in Arabic', (from, to, said) => {
  expect(deliveryText({ unit: 'hours', from, to }, 'ar')).toBe(typeset(said));
});
