/**
 * The command `npm run prepare-site`: the content's check and index, fonts, pictures, link previews. `npm run dev` runs it
 * after each save.
 */
import { loadEnvironmentFiles } from './environment-files';
import { preparations } from './prepare/preparations';
import { runInOrder } from './tasks';

loadEnvironmentFiles();
await runInOrder(preparations);
