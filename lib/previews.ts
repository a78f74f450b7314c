import { readFileSync } from 'node:fs';
import type { Path } from '@/content/routes';

/** Size of every preview picture, as the networks that show links ask for it. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Address of each page's preview picture, without the base path; written by scripts/previews.ts. */
export type PreviewManifest = Readonly<Partial<Record<Path, string>>>;

export const previewManifestPath = '.cache/previews/manifest.json';
let manifest: PreviewManifest | undefined;

function readManifest(): PreviewManifest {
  try {
    // Written by scripts/previews.ts, which is typed by the same interface.
    return JSON.parse(readFileSync(previewManifestPath, 'utf8')) as PreviewManifest;
  } catch {
    throw new Error(`${previewManifestPath} cannot be read: run npm run previews`);
  }
}

/**
 * Address of a page's preview picture, without the base path. Reads the disk: for the server only.
 * @throws if the picture has not been made
 */
export function previewFile(path: Path): string {
  manifest ??= readManifest();
  const file = manifest[path];
  if (file) return file;
  throw new Error(`${previewManifestPath} has no '${path}': run npm run previews`);
}
