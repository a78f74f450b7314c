/**
 * The command `npm run prepare-site`: the content's check and index, fonts, pictures, link previews. `npm run dev` runs it
 * after each save.
 */
import nextEnv from '@next/env';
import { preparations } from './prepare/preparations';
import { runInOrder } from './tasks';

nextEnv.loadEnvConfig('.');
await runInOrder(preparations);
