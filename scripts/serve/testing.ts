import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'serve-'));
  return {
    path,
    write(file: string, content: string | Buffer) {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), content);
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
