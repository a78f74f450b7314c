import { getDictionary } from '@/content/dictionary';
import { faqGroups } from './groups';

describe('faqGroups', () => {
  it('gives every subject and every question a unique id', () => {
    const { categories } = getDictionary('en').faqPage;
    const groups = faqGroups(categories);
    const ids = groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    expect(groups).toHaveLength(categories.length);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('gives the short id to the subject when a question has the same text', () => {
    const [first, second] = faqGroups([
      { category: 'Prices', faqs: [{ q: 'Delivery?', a: 'Yes.' }] },
      { category: 'Delivery', faqs: [{ q: 'When?', a: 'Soon.' }] },
    ]);
    expect(second?.id).toBe('delivery');
    expect(first?.items[0]?.id).toBe('delivery-2');
  });
});
