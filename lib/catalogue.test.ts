const category = (kind: string, slug: string, planner?: object) => ({ kind, slug, planner });

async function offered(curtains: readonly object[], blinds: readonly object[]) {
  jest.resetModules();
  const workshop = { headings: ['pencil'] };
  jest.doMock('@/lib/content/collections', () => ({ curtains, blinds, workshop }));
  const { offeredHeadings, offeredProducts } = await import('./catalogue');
  return [...offeredProducts(), ...offeredHeadings()];
}

test('the planner offers what a page of the shop shows, and headings of the workshop besides', async () => {
  const wave = category('curtains', 'any', { heading: 'wave' });
  const blind = category('blinds', 'shade', { product: 'roman' });
  expect(await offered([wave], [blind])).toEqual(['curtain', 'double', 'roman', 'wave', 'pencil']);
  expect(await offered([], [category('blinds', 'roller')])).toEqual(['roller', 'pencil']);
});
