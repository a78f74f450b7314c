/**
 * Writes what is made of `content/` and its schema, so that none of it is kept in the repository. npm runs it after
 * `npm ci` (its script `prepare`), `npm run dev` after each save, and every build.
 */
import { writeCollections } from './generate/collections';
import { writeEditing } from './generate/editing';

writeCollections();
writeEditing();
