/**
 * Generates files from `content/` and its schema, which are not in the repository. npm runs it after
 * `npm ci` (its script `prepare`), `npm run dev` after each save, and every build.
 */
import { collections } from '@/content/schema';
import { adminConfig } from './admin/config';
import { writeCollections } from './generate/collections';
import { writeChanged } from './generate/write-changed';

writeCollections();
writeChanged('admin/config.json', JSON.stringify(adminConfig(collections()), null, 2));
