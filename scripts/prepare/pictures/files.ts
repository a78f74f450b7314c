import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, rename, writeFile } from 'node:fs/promises';

/** Writes a file atomically, so that an interrupted run leaves no partial one. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}

/**
 * Makes a public folder contain exactly these files; existing ones and subfolders are not touched.
 * @param files source of each published name
 */
export async function publish(files: ReadonlyMap<string, string>, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder, { withFileTypes: true });
  const there = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  for (const name of there) if (!files.has(name)) rmSync(`${folder}/${name}`);
  for (const [name, source] of files) {
    if (there.has(name)) continue;
    await copyFile(source, `${folder}/${name}.part`);
    await rename(`${folder}/${name}.part`, `${folder}/${name}`);
  }
}
