import type { Path } from '@/content/routes';
import type { Category } from '@/content/types';

/** Address of a category page. */
export function categoryPath({ kind, slug }: Pick<Category, 'kind' | 'slug'>): Path {
  // Slug and kind belong together; the compiler cannot pair them here.
  return `/${kind}/${slug}` as Path;
}
