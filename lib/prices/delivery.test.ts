import { getDictionary } from '@/lib/content/dictionary';
import { fill } from '@/lib/text/fill';
import type { PluralForms } from '@/lib/text/plural';
import { typeset } from '@/lib/text/typeset';
import { deliveryText } from './delivery';

const { delivery: english } = getDictionary('en');

test.each([
  [{ unit: 'hours', to: 48 }, english.hoursUpTo],
  [{ unit: 'hours', from: 48, to: 72 }, english.hours],
  [{ unit: 'working-days', from: 3, to: 4 }, english['working-days']],
] as const)('says %j', (delivery, forms) => {
  expect(deliveryText(delivery, getDictionary('en'))).toBe(typeset(fill(forms.other, delivery)));
});

test('formats the same week', () => {
  expect(deliveryText({ unit: 'same-week' }, getDictionary('en'))).toBe(
    getDictionary('en').delivery['same-week'],
  );
});

test.each([
  [1, 2, 'one', 'two'],
  [2, 3, 'two', 'few'],
  [48, 72, 'other', 'many'],
] as const)('%i to %i hours agree with their numbers in Arabic', (from, to, fromForm, toForm) => {
  const { hours, hoursFrom }: Record<'hours' | 'hoursFrom', PluralForms> =
    getDictionary('ar').delivery;
  const said = fill(hoursFrom[fromForm] ?? '', { from });
  const text = fill(hours[toForm] ?? '', { from: said, to });
  expect(deliveryText({ unit: 'hours', from, to }, getDictionary('ar'))).toBe(typeset(text));
});
