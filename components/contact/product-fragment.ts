import type { Cloth } from '@/config/cloths';
import type { Path } from '@/config/paths';
import { type Choices, choices, type Product } from '@/config/window';
import file from '@/content/workshop.json' with { type: 'json' };
import { blinds, curtains } from '@/lib/content/collections';
import type { Category, Workshop } from '@/lib/content/types';
import { categoryPath } from '@/lib/urls';

const productOf = ({ kind, planner }: Category): Product =>
  planner?.product ?? (kind === 'blinds' ? 'roller' : 'curtain');

const categories = [...curtains, ...blinds];

/** What the planner offers: what a page of the shop shows, and a sheer behind each curtain. */
export function offeredProducts(): readonly Product[] {
  const shown = new Set(categories.map(productOf));
  const isOffered = (each: Product) => shown.has(each === 'double' ? 'curtain' : each);
  return choices.product.filter((each) => shown.size === 0 || isOffered(each) || shown.has(each));
}

// The check validates the file.
export const workshop = file as Workshop;

/** The headings of curtains: what a page of the shop shows, and what its workshop sews besides. */
export function offeredHeadings(): readonly Choices['heading'][] {
  const shown = categories.map(({ planner }) => planner?.heading);
  return choices.heading.filter((each) => [...shown, ...workshop.headings].includes(each));
}

function given(path: Path, cloth?: Cloth): [name: string, value: string][] {
  const category = categories.find((each) => categoryPath(each) === path);
  const chosen = {
    ...(category && { product: productOf(category), ...category.planner }),
    ...(cloth && { cloth }),
  };
  return Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** What hangs at the window of a page's product. */
export function choicesOf(path: Path): Partial<Choices> & { readonly cloth?: string } {
  return Object.fromEntries(given(path));
}

/** The fragment of a link to the planner, with a page's choices: `/measure/#product=roller&mount=recess`. */
export function productFragment(path: Path, cloth?: Cloth): string {
  return new URLSearchParams(given(path, cloth)).toString();
}
