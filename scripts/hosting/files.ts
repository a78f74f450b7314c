import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from './blocks';
import { cloudfrontHeaders } from './cloudfront-headers';
import { fillBlocks } from './fill';

/** Configuration files for hosts. */
const hostingFolder = 'docs/hosting';

/**
 * What the files in docs/hosting/ have to hold, by their paths: headers, caching and types as the
 * build and the preview server have them, everything else as it stands.
 * @throws Error when a file lacks the place for a part
 */
export function hostingFiles(): Map<string, string> {
  const files = new Map([[join(hostingFolder, 'aws/headers.json'), cloudfrontHeaders()]]);
  for (const [name, blocks] of Object.entries(blocksOf)) {
    const path = join(hostingFolder, name);
    files.set(path, fillBlocks(path, readFileSync(path, 'utf8'), blocks));
  }
  return files;
}
