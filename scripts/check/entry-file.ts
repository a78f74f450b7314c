import type { Category, Post, Project, Service } from '@/content/types';

/** The file of a category page. */
export function categoryFile({ kind, slug }: Pick<Category, 'kind' | 'slug'>): string {
  return `content/categories/${kind}/${slug}.ts`;
}

/** The file of a service. */
export function serviceFile({ id }: Pick<Service, 'id'>): string {
  return `content/services/${id}.ts`;
}

/** The file of a post. */
export function postFile({ id }: Pick<Post, 'id'>): string {
  return `content/blog/${id}.ts`;
}

/** The file of a project. */
export function projectFile({ id }: Pick<Project, 'id'>): string {
  return `content/projects/${id}.ts`;
}
