import { speculationRules } from './speculation-rules';

interface Rule {
  readonly where: { readonly and: readonly object[] };
  readonly eagerness: string;
}

test('a link is waited for until it is pressed, or with a mouse until it is pointed at', () => {
  const { prefetch }: { prefetch: readonly Rule[] } = JSON.parse(speculationRules('/shop'));
  const [pressed, pointed] = prefetch;
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['conservative', 'moderate']);
  expect(pressed?.where.and[0]).toEqual({ href_matches: '/shop/*' });
  expect(pointed?.where.and).toEqual([
    ...(pressed?.where.and ?? []),
    { selector_matches: '.mouse a' },
  ]);
});
