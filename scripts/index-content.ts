/** Generates the index of entries and the admin's configuration, which are not in the repository. */
import { collections } from '@/lib/schema';
import { adminConfig } from './admin/config';
import { writeChanged, writeCollections } from './index-content/collections';

writeCollections();
writeChanged('admin/config.json', JSON.stringify(adminConfig(collections()), null, 2));
