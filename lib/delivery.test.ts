import { blinds, curtains } from '@/content/collections';
import { deliveryText } from './delivery';
import { typeset } from './typeset';

/** The claims of docs/requirements.md 9.15, which has none for hotels. */
const claims: Readonly<Record<string, string>> = {
  'curtains/blackout': '48-72 hours',
  'curtains/bedroom': 'The same week',
  'curtains/windows': '3-4 working days',
  'curtains/wave': '3-4 working days',
  'curtains/livingroom': '2-3 working days',
  'curtains/roller': '2-3 working days',
  'curtains/office': '2-3 working days',
};

test.each(Object.entries(claims))('%s is ready in %s', (page, claim) => {
  const category = curtains.find(({ kind, slug }) => `${kind}/${slug}` === page);
  expect(category && deliveryText(category.delivery, 'en')).toBe(typeset(claim));
});

test.each(blinds.map(({ slug, delivery }) => [slug, deliveryText(delivery, 'en')] as const))(
  'blinds/%s claims 48 or 48-72 hours',
  (_, claim) => {
    expect(['48 hours', '48-72 hours'].map(typeset)).toContain(claim);
  },
);

test.each([
  [1, 2, 'من ساعة إلى ساعتين'],
  [2, 3, 'من ساعتين إلى 3 ساعات'],
  [48, 72, 'من 48 إلى 72 ساعة'],
])('%i to %i hours agree with their numbers in Arabic', (from, to, said) => {
  expect(deliveryText({ unit: 'hours', from, to }, 'ar')).toBe(typeset(said));
});
