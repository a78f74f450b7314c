import {
  type LengthField,
  type Lengths,
  lengthFields,
  noLengths,
  products,
} from '@/lib/planner/model/plan';

export interface PreHydrationInput {
  readonly lengths: Lengths;
  readonly product: (typeof products)[number] | undefined;
}

/**
 * What was typed and chosen before the scripts came, from the fields as they stand. Every field has `autocomplete="off"`, so
 * that no browser puts back what it remembers of an earlier visit.
 * @returns undefined when nothing was typed
 */
export function preHydrationInput(root: HTMLElement | null): PreHydrationInput | undefined {
  const textOf = (selector: string) => root?.querySelector<HTMLInputElement>(selector)?.value ?? '';
  const typed: Partial<Record<LengthField, string>> = {};
  for (const field of lengthFields) {
    const text = textOf(`input[name="${field}"]`);
    if (text) typed[field] = text;
  }
  const product = products.find((each) => each === textOf('input[name="product"]:checked'));
  const changed = product && product !== products[0] ? product : undefined;
  if (Object.keys(typed).length === 0 && !changed) return undefined;
  return { lengths: { ...noLengths, ...typed }, product: changed };
}
