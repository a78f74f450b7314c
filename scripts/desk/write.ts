/**
 * The command `npm run desk`: writes what is made of content/schema/ for those who edit entries: the
 * configuration of the desk, and the JSON Schemas by which Visual Studio Code completes and checks.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { madeFiles } from './made-files';

for (const [path, text] of madeFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
