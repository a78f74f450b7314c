import type { Action } from '@/lib/measure/edit';
import { lengthFields, mounts, plainWindow, products } from '@/lib/measure/plan';

/**
 * What was typed and chosen before hydration, from the fields as they stand.
 * @param id of the window that it belongs to
 */
export function enteredEarly(root: HTMLElement | null, id: string): readonly Action[] {
  const textIn = (selector: string) => root?.querySelector<HTMLInputElement>(selector)?.value ?? '';
  const typed = lengthFields.flatMap((field): readonly Action[] => {
    const text = textIn(`input[name="${field}"]`);
    return text ? [{ type: 'measure', id, field, text }] : [];
  });
  const product = products.find((one) => one === textIn('input[name="product"]:checked'));
  const mount = mounts.find((one) => one === textIn('input[name="mount"]:checked'));
  const change = { product: product ?? plainWindow.product, mount: mount ?? plainWindow.mount };
  const chosen = change.product !== plainWindow.product || change.mount !== plainWindow.mount;
  const room = textIn('input[name="room"]');
  const name = textIn('input[name="window"]');
  return [
    ...(room ? [{ type: 'renameRoom', name: room } as const] : []),
    ...(chosen || name ? [{ type: 'change', id, change: { ...change, name } } as const] : []),
    ...typed,
  ];
}
