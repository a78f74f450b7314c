import { fromManifest, manifestReader } from './manifest';

/** Size of every preview picture, as the networks that show links ask for it. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Address of each page's preview picture by the page's path in its language, without the base path; written by scripts/prepare/previews.ts. */
export type PreviewManifest = Readonly<Record<string, string | undefined>>;

export const previewManifestPath = '.cache/previews/manifest.json';

const manifest = manifestReader<PreviewManifest>(previewManifestPath);

/**
 * Address of a page's preview picture, without the base path. Reads the disk: for the server only.
 * @throws if the picture has not been made
 */
export function previewFile(path: string): string {
  return fromManifest(manifest()[path], path);
}
