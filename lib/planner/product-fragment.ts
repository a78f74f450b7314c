import type { Cloth } from '@/config/cloths';
import { blinds, curtains } from '@/content/collections';
import type { Path } from '@/content/paths';
import { categoryPath } from '../pages/urls';

/**
 * The fragment of a page's link to the planner, with its choices and, optionally, a cloth:
 * `/measure/#product=roller&mount=recess`. It is not sent to the server.
 */
export function productFragment(path: Path, cloth?: Cloth): string {
  const category = [...curtains, ...blinds].find((each) => categoryPath(each) === path);
  const product = category?.kind === 'blinds' ? 'roller' : 'curtain';
  const choices = { ...(category && { product, ...category.planner }), ...(cloth && { cloth }) };
  const given = Object.entries(choices).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(given).toString();
}
