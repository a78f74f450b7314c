/**
 * The command `npm run hosting`: writes the headers, cache rules and types of the site into the
 * configuration files of docs/hosting/, from where the build has them.
 */
import { writeFileSync } from 'node:fs';
import { hostingFiles } from './hosting/files';

for (const [path, text] of hostingFiles()) {
  writeFileSync(path, text);
  console.log(path);
}
