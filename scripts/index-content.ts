/**
 * Generates files from `content/` and its schema, which are not in the repository. npm runs it after
 * `npm ci`, `npm run dev` after each save, and every build.
 */
import { collections } from '@/lib/schema';
import { adminConfig } from './admin/config';
import { writeChanged, writeCollections } from './index-content/collections';

writeCollections();
writeChanged('admin/config.json', JSON.stringify(adminConfig(collections()), null, 2));
