import { join } from 'node:path/posix';
import type { Fault } from './fault';
import { checkFiles } from './files';
import { validateContent } from './validate';
import { contentWarnings } from './warnings';

/**
 * Everything that can be said of the content and its files.
 * @returns what keeps it from being published, and what could be better
 */
export async function checkContent(
  folder = '.',
): Promise<{ readonly faults: readonly Fault[]; readonly warnings: readonly Fault[] }> {
  const root = join(folder, 'content');
  const faults = validateContent(root);
  const files = await checkFiles(folder);
  return {
    faults: [...faults, ...files.faults],
    warnings: [...contentWarnings(root), ...files.warnings],
  };
}
