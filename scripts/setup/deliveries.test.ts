import { deliveries, deliveryForm } from './deliveries';

test.each([
  ['48-72 hours', { unit: 'hours', from: 48, to: 72 }],
  ['5 – 7 working days', { unit: 'working-days', from: 5, to: 7 }],
  ['14 days', { unit: 'working-days', to: 14 }],
])('reads %s', (typed, value) => {
  expect(deliveryForm.parse(typed)).toEqual(value);
  expect(deliveries.problem(value)).toBeUndefined();
});

test('asks again for what it cannot read, and for a span that ends before it begins', () => {
  expect(deliveryForm.parse('soon')).toBeUndefined();
  expect(deliveries.problem(deliveryForm.parse('9-4 hours'))).toMatch(/‘to’ .* must be more/);
});
