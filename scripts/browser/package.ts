import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Starts the unpacked Chromium with the libraries that it came with. */
const starter = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`;

const unpack = `(await import('@sparticuz/chromium')).default.executablePath()`;

/** The path of @sparticuz/chromium's browser, unpacked once per version; undefined where it has none. */
export function packagedChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(
    readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'),
  );
  const folder = resolve(`node_modules/.cache/chromium-${version}`);
  const path = join(folder, 'start');
  if (existsSync(path)) return path;
  // Of a run that was interrupted.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the folder of temporary files, and its libraries only on Amazon's machines.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], { env });
  // Last: it says that the rest is there.
  writeFileSync(path, starter, { mode: 0o755 });
  return path;
}
