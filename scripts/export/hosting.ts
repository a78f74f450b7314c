import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

const text = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Adds a `.br` file to each text file: a tenth smaller than dynamic compression, which saves most pages a round trip. */
export async function compressFiles(root: string): Promise<string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => text.test(name)).map((name) => join(root, name));
  await Promise.all(
    files.map(async (file) => writeFileSync(`${file}.br`, await compress(readFileSync(file)))),
  );
  return `${files.length} files, for servers that send .br files`;
}

/** Lets any web server read a folder: under a strict umask, files of the repository and of the build are their owner's alone. */
export function makeReadable(root: string): void {
  chmodSync(root, 0o755);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
