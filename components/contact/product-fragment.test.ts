import { withOffered } from '@/components/planner/model/stock';
import { plainWindow } from '@/components/planner/model/window';
import { stock, windowWith } from '@/components/planner/testing';

const category = (kind: string, slug: string, product?: string) => ({
  kind,
  slug,
  ...(product && { planner: { product } }),
});

async function offered(curtains: readonly object[], blinds: readonly object[]) {
  jest.resetModules();
  jest.doMock('@/lib/content/collections', () => ({ curtains, blinds }));
  const { offeredProducts } = await import('./product-fragment');
  return offeredProducts();
}

test('the planner offers what a page of the shop shows', async () => {
  const wave = category('curtains', 'wave');
  expect(await offered([wave], [category('blinds', 'shade', 'roman')])).toEqual([
    'curtain',
    'double',
    'roman',
  ]);
  expect(await offered([], [category('blinds', 'roller')])).toEqual(['roller']);
});

test('a window begins with one of them; what is there already stays', () => {
  expect(withOffered(plainWindow, stock).product).toBe('roller');
  const edited = windowWith({ product: 'curtain' }, { widthTop: '250' });
  expect(withOffered(edited, stock)).toBe(edited);
});
