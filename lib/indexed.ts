import { isSample, type Path, paths } from '@/content/routes';

/** The pages that search engines are asked to list: all but those that are wholly sample. */
export const indexedPaths: readonly Path[] = paths.filter((path) => !isSample(path));
