import { faqGroups } from './groups';

it('gives the short id to the subject when a question has the same text', () => {
  const [first, second] = faqGroups([
    { category: 'Prices', faqs: [{ q: 'Delivery?', a: 'Yes.' }] },
    { category: 'Delivery', faqs: [{ q: 'When?', a: 'Soon.' }] },
  ]);
  expect(second?.id).toBe('delivery');
  expect(first?.items[0]?.id).toBe('delivery-1');
});
