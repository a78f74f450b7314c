import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** Starts the unpacked Chromium with the libraries that it came with, and with its fonts beside the machine's. */
const starter = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

const unpack = `(await import('@sparticuz/chromium')).default.executablePath()`;

/** The path of @sparticuz/chromium's browser, unpacked once per version; undefined where it has none. */
export function packagedChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(
    readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'),
  );
  const caches = resolve('node_modules/.cache');
  const folder = join(caches, `chromium-${version}`);
  const path = join(folder, 'start');
  if (existsSync(path)) return path;
  mkdirSync(caches, { recursive: true });
  // What is interrupted must not be taken for a browser, so the folder gets its name at the end.
  const half = mkdtempSync(`${folder}-`);
  // The package unpacks into the folder of temporary files, and its libraries only on Amazon's machines.
  const env = { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], { env });
  writeFileSync(join(half, 'fonts.conf'), fonts);
  writeFileSync(join(half, 'start'), starter, { mode: 0o755 });
  try {
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true });
    // Another process may have been first.
    if (!existsSync(path)) throw error;
  }
  return path;
}
