import type { Cloth } from '@/config/cloths';
import type { Path } from '@/config/paths';
import { type Choices, choices, firstChoices, type Product } from '@/config/window';
import type { Category } from '@/lib/content';
import { blinds, curtains, workshop } from '@/lib/content/collections';
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

/** The headings of curtains: what a page of the shop shows, and what its workshop sews besides. */
export function offeredHeadings(): readonly Choices['heading'][] {
  const shown = categories.map(({ planner }) => planner?.heading);
  return choices.heading.filter((each) => [...shown, ...workshop.headings].includes(each));
}

function chosenAt(path: Path) {
  const category = categories.find((each) => categoryPath(each) === path);
  return category && { ...category.planner, product: productOf(category) };
}

/** A page's product as the planner's choices; undefined if it does not hang at a window. */
export function windowOf(path: Path): (Choices & { readonly cloth: string }) | undefined {
  const chosen = chosenAt(path);
  if (!chosen) return undefined;
  const [heading] = offeredHeadings();
  const usual = { ...firstChoices, cloth: '', ...(heading && { heading }) };
  // JSON holds nothing undefined.
  return { ...usual, ...chosen } as Choices & { cloth: string };
}

/** The fragment of a link to the planner, with a page's choices: `/measure/#product=roller&mount=recess`. */
export function productFragment(path: Path, cloth?: Cloth): string {
  const chosen = Object.entries({ ...chosenAt(path), ...(cloth && { cloth }) });
  return new URLSearchParams(
    chosen.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
}
